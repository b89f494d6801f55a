// What somebody reads when something was refused or failed.
import { Refused } from './house';
import { moment, t } from './words.svelte';

/** A refusal in the person's language, or in the server's words where we have none for it. */
export function noticeOf(error: unknown): string {
  if (!(error instanceof Refused)) return t('refused-error');
  const id = `refused-${error.reason}`;
  const text = t(id, { ...error.values, ...(error.until === null ? {} : { until: moment(error.until) }) });
  return text === id ? error.message : text;
}
