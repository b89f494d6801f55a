calls-title = Bericht als je weg bent
calls-note = Aan tafels met dagen per zet hoor je ook met gesloten pagina dat je aan de beurt bent: hooguit eens per tien minuten en nooit iets over de kaarten. Ook een half uur voordat een groep van je speelt, krijg je bericht.
calls-here = Op dit toestel
calls-own = Eigen adres, zoals een ntfy-onderwerp
calls-add = Toevoegen
calls-stop = Stoppen
calls-other = Andere browser
calls-denied = Je browser staat dit niet toe. Kijk in de instellingen voor deze pagina.
