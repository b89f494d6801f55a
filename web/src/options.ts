// What the options of a game and their values are called: in the game's own texts, else as the server says.
import { hasText, t, textsOf } from './words.svelte';
import type { OptionShown, Pace, Value } from './wire';

export function optionText(game: string, option: string, otherwise = option): string {
  return hasText(game, `option-${option}`) ? textsOf(game)(`option-${option}`) : otherwise;
}

export function optionNote(game: string, option: string): string {
  return hasText(game, `option-${option}-note`) ? textsOf(game)(`option-${option}-note`) : '';
}

/** What a new table begins with: a language may have its own edition of a game and name it in `usual-<option>`. */
export function usualValue(game: string, option: OptionShown): Value {
  const own = hasText(game, `usual-${option.name}`) ? textsOf(game)(`usual-${option.name}`) : '';
  return option.values.find((value) => String(value) === own) ?? option.default;
}

export function valueText(game: string, option: string, value: Value): string {
  const id = `option-${option}-${value}`;
  if (hasText(game, id)) return textsOf(game)(id);
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value);
}

const MINUTE = 60;

/** How much time a move may take, in words. */
export function paceText(pace: Pace): string {
  if (pace.kind === 'days') return t('pace-days', { count: pace.move });
  if (pace.kind === 'none') return t('pace-none');
  return pace.move % MINUTE ? t('pace-seconds', { count: pace.move }) : t('pace-minutes', { count: pace.move / MINUTE });
}
