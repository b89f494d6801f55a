// Groups, as the server knows them: asked by their link.
import { ask } from '../house';
import type { GroupAsk, GroupMade, GroupNow, NewTable, PastEvening, PlayTonight, SeasonShown, TableMade, TablesMade } from '../wire';

const at = (group: string): string => `groups/${encodeURIComponent(group)}`;

export const found = (name: string): Promise<GroupMade> => ask('POST', 'groups', { name });
export const groupNow = (group: string): Promise<GroupNow> => ask('POST', at(group), {});
/** Nothing is left of a group that was closed, or whose last member has left. */
export const change = (group: string, asked: GroupAsk): Promise<GroupNow | undefined> => ask('POST', `${at(group)}/change`, asked);
/** A table that all members find on the page of the group. */
export const openFor = (group: string, table: NewTable): Promise<TableMade> => ask('POST', `${at(group)}/tables`, table);
export const playTonight = (group: string, asked: PlayTonight): Promise<TablesMade> => ask('POST', `${at(group)}/evening`, asked);
/** The last evening that had begun by a moment. */
export const pastEvening = (group: string, moment: number): Promise<PastEvening> => ask('POST', `${at(group)}/past`, { at: moment });
/** The ladder of what was played from one moment on and before another. */
export const pastSeason = (group: string, since: number, until: number | null): Promise<SeasonShown> => ask('POST', `${at(group)}/season`, { since, until });
/** The address of the file for calendars. */
export const calendarOf = (group: string): string => `/api/${at(group)}/evenings.ics`;
