import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket, socketAddress, type SocketState } from '../src/websocket';
import type { Bye, Tell } from '../src/wire';
import { Wire } from './socket';

let states: SocketState[];
let told: Tell[];
let byes: Bye[];
let line: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  states = [];
  told = [];
  byes = [];
  const events = { tell: (message: Tell) => told.push(message), state: (state: SocketState) => states.push(state), bye: (bye: Bye) => byes.push(bye) };
  line = new TableSocket('ws://here', events);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const pings = (): Record<string, unknown>[] => Wire.last.sent.filter((ask) => ask['do'] === 'ping');
/** What was asked, without asking whether anybody hears it. */
const asked = (): Record<string, unknown>[] => Wire.last.sent.filter((ask) => ask['do'] !== 'ping');

describe('a line', () => {
  it('answers a request by its id', async () => {
    Wire.last.open();
    const answer = line.ask({ do: 'play', seat: 0, at: 3, word: 'r1' });
    const { id } = Wire.last.sent[0] as { id: string };
    Wire.last.tell({ is: 'done', id, at: 4 });
    await expect(answer).resolves.toMatchObject({ at: 4 });
  });
  it('says in words why something was refused', async () => {
    Wire.last.open();
    const answer = line.ask({ do: 'play', seat: 0, at: 3, word: 'r1' });
    Wire.last.tell({ is: 'refused', id: Wire.last.sent[0]?.['id'], code: 'illegal-move', text: 'not now', legal: [] });
    await expect(answer).rejects.toMatchObject({ code: 'illegal-move', message: 'not now' });
  });
  it('comes back by itself and sends what was not answered again, with the same id', async () => {
    Wire.last.open();
    const answer = line.ask({ do: 'play', seat: 0, at: 3, word: 'r1' });
    const first = Wire.last.sent[0];
    Wire.last.drop();
    expect(states.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    expect(asked()).toEqual([first]);
    Wire.last.tell({ is: 'done', id: first?.['id'], at: 4 });
    await expect(answer).resolves.toMatchObject({ at: 4 });
  });
  it('is made anew where a request is not answered and nothing else is heard', async () => {
    Wire.last.open();
    const answer = line.ask({ do: 'play', seat: 0, at: 3, word: 'r1' });
    const first = Wire.last.sent[0];
    await vi.advanceTimersByTimeAsync(6_000);
    Wire.last.tell({ is: 'chat', lines: [] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    expect(asked()).toEqual([first]);
    Wire.last.tell({ is: 'done', id: first?.['id'], at: 4 });
    await expect(answer).resolves.toMatchObject({ at: 4 });
  });
  it('notices within five seconds that nothing is carried any more, and when it is again', async () => {
    Wire.last.open();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(pings()).toHaveLength(1);
    expect(states.at(-1)).toBe('open');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(states.at(-1)).toBe('lost');
    Wire.last.tell({ is: 'done', id: pings()[0]?.['id'] });
    expect(states.at(-1)).toBe('open');
    expect(Wire.all).toHaveLength(1);
  });
  it('asks only after a silence, and not while nobody looks', async () => {
    Wire.last.open();
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(1_500);
      Wire.last.tell({ is: 'chat', lines: [] });
    }
    expect(pings()).toEqual([]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pings()).toEqual([]);
    hidden.mockRestore();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(pings()).toHaveLength(1);
  });
  it('begins anew where a silence lasts', async () => {
    Wire.last.open();
    await vi.advanceTimersByTimeAsync(13_000);
    expect(Wire.all).toHaveLength(2);
  });
  it('does not believe a browser that says offline where the server still answers', async () => {
    Wire.last.open();
    line.doubt();
    expect(pings()).toHaveLength(1);
    Wire.last.tell({ is: 'done', id: pings()[0]?.['id'] });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(states.at(-1)).toBe('open');
    line.doubt();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe('lost');
  });
  it('begins anew when the network has changed, and no longer listens to the old connection', () => {
    const old = Wire.last;
    old.open();
    line.renew();
    expect(Wire.all).toHaveLength(2);
    old.tell({ is: 'chat', lines: [] });
    expect(told).toEqual([]);
    Wire.last.open();
    Wire.last.tell({ is: 'chat', lines: [] });
    expect(told).toHaveLength(1);
  });
  it('that still connects when it is left hears nothing, says nothing, and closes as soon as it can', () => {
    const early = Wire.last;
    line.close();
    expect(early.readyState).toBe(0);
    early.open();
    expect(early.readyState).toBe(3);
    expect(early.sent).toEqual([]);
    expect(Wire.all).toHaveLength(1);
    expect(states).toEqual(['connecting']);
  });
  it('keeps what is asked while it is down', async () => {
    Wire.last.open();
    Wire.last.drop();
    void line.ask({ do: 'say', text: 'hello' });
    await vi.advanceTimersByTimeAsync(400);
    Wire.last.open();
    expect(asked()).toMatchObject([{ do: 'say', text: 'hello' }]);
  });
  it('does not keep a gesture for later', async () => {
    Wire.last.drop();
    await expect(line.ask({ do: 'react', kind: 'clap' })).rejects.toMatchObject({ code: 'offline' });
  });
  it('looks through the same seat again after a break', async () => {
    Wire.last.open();
    void line.ask({ do: 'look', seat: 2 });
    Wire.last.tell({ is: 'done', id: Wire.last.sent[0]?.['id'], at: 0 });
    Wire.last.drop();
    await vi.advanceTimersByTimeAsync(400);
    Wire.last.open();
    expect(Wire.last.sent[0]).toMatchObject({ do: 'look', seat: 2 });
  });
  it('waits longer each time, but tries at once when the page is seen again', async () => {
    for (let i = 0; i < 6; i++) {
      Wire.last.drop();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    const tries = Wire.all.length;
    Wire.last.drop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Wire.all).toHaveLength(tries);
    line.hurry();
    expect(Wire.all).toHaveLength(tries + 1);
  });
  it('stays closed when the server says so', async () => {
    Wire.last.open();
    Wire.last.tell({ is: 'bye', code: 'no-such-table', text: 'gone', again: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(byes).toMatchObject([{ code: 'no-such-table' }]);
    expect(states.at(-1)).toBe('closed');
  });
  it('passes everything else on', () => {
    Wire.last.open();
    Wire.last.tell({ is: 'chat', lines: [] });
    expect(told).toEqual([{ is: 'chat', lines: [] }]);
  });
  it('to a table of this browser is tried again where its part cannot be loaded, and can be hurried', async () => {
    vi.doMock('../src/offline/engine', () => {
      throw new Error('the file is gone');
    });
    const heard: SocketState[] = [];
    const here = new TableSocket('here:l.oak', { tell: () => undefined, state: (state) => heard.push(state), bye: () => undefined });
    await vi.waitFor(() => expect(heard).toEqual(['connecting', 'lost']));
    here.hurry();
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(3));
    expect(heard.slice(0, 4)).toEqual(['connecting', 'lost', 'connecting', 'lost']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard.filter((state) => state === 'connecting').length).toBeGreaterThan(2);
    here.close();
    vi.doUnmock('../src/offline/engine');
  });
  it('goes to the server that the page came from', () => {
    expect(socketAddress('a b', { protocol: 'http:', host: 'oak.local:8000' } as Location)).toBe('ws://oak.local:8000/api/tables/a%20b/socket?pauses=1');
    expect(socketAddress('x', { protocol: 'https:', host: 'oak' } as Location)).toBe('wss://oak/api/tables/x/socket?pauses=1');
  });
});
