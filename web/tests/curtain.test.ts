import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableModel } from '../src/table.svelte';
import { Wire } from './socket';

const seat = { name: 'x', bot: null, person: true, mine: true, away: false, bot_in: null, resigned: false, hash: null, contribution: null };
const view = (eyes: number | null, at: number, holding: number[]) => ({
  is: 'view',
  at,
  seat: eyes,
  legal: [],
  draws: 0,
  holding_up: holding,
  over: false,
  events: [],
  places: {},
  facts: {},
});

beforeEach(() => void vi.stubGlobal('WebSocket', Wire));

describe('around one device', () => {
  function open(): { table: TableModel; wire: Wire; looks: () => unknown[] } {
    const table = new TableModel('oak');
    const wire = Wire.last;
    wire.open();
    wire.tell({ is: 'table', table: 'oak', status: 'running', voided: [], seats: [seat, seat], proposal: null, news: null });
    wire.tell(view(null, 1, [0]));
    return { table, wire, looks: () => wire.sent.filter((ask) => ask['do'] === 'look').map((ask) => ask['seat']) };
  }

  it('the curtain falls when somebody else is to act, whatever brought that about', () => {
    const { table, wire, looks } = open();
    void table.look(0);
    wire.tell(view(0, 1, [0]));
    expect(looks()).toEqual([0]);
    wire.tell(view(0, 2, [1]));
    expect(looks()).toEqual([0, null]);
    expect(table.curtain).toBe(true);
  });
  it('a view for the former eyes, come late, neither lifts it nor lets it fall again', () => {
    const { table, wire, looks } = open();
    void table.look(0);
    wire.tell(view(0, 2, [1]));
    wire.tell(view(0, 3, [1]));
    expect(table.curtain).toBe(true);
    void table.look(1);
    wire.tell(view(0, 4, [1]));
    wire.tell(view(1, 4, [1]));
    expect(looks()).toEqual([0, null, 1]);
    expect(table.curtain).toBe(false);
  });
  it('what was said to the former eyes is gone', () => {
    const { table, wire } = open();
    void table.look(0);
    table.urgent = 'Your turn. You have no yellow.';
    wire.tell(view(0, 2, [1]));
    expect(table.urgent).toBe('');
  });
});
