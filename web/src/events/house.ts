// Events, as the server knows them: asked by their link.
import { ask } from '../house';
import type { EventAsk, EventMade, EventNow, NewEvent } from '../wire';

const at = (event: string): string => `events/${encodeURIComponent(event)}`;

export const openEvent = (event: NewEvent): Promise<EventMade> => ask('POST', 'events', event);
/** An event as it is now; of its earlier rounds only those after the first few that are known. */
export const eventNow = (event: string, known: number): Promise<EventNow> => ask('POST', at(event), { known });
/** Nothing is left of an event that was deleted. */
export const changeEvent = (event: string, asked: EventAsk): Promise<EventNow | undefined> => ask('POST', `${at(event)}/change`, asked);
/** The address of the results as a file. */
export const resultsOf = (event: string, kind: 'csv' | 'json'): string => `/api/${at(event)}/results.${kind}`;
