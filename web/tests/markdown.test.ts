import { describe, expect, it } from 'vitest';
import { blocks, forPlayers, rulesOf } from '../src/markdown';

describe('rules', () => {
  const text =
    '# Game\n\n**GA 1 Deal.** Everybody gets\n*one* card `r1`.\n\n- **GA 1.1** First\n  line\n  - deeper\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Events\n\nfor screens';
  it('are read with their paragraphs, and without what screens are told', () => {
    const found = blocks(forPlayers(text));
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'table']);
    expect(found[1]).toMatchObject({
      mark: 'GA 1',
      inlines: [
        { kind: 'strong', text: 'Deal.' },
        { kind: 'text', text: ' Everybody gets ' },
        { kind: 'em', text: 'one' },
        { kind: 'text' },
        { kind: 'code', text: 'r1' },
        { kind: 'text', text: '.' },
      ],
    });
    expect(found[2]).toMatchObject({ mark: 'GA 1.1', depth: 0, inlines: [{ kind: 'text', text: 'First line' }] });
    expect(found[3]).toMatchObject({ depth: 1 });
    expect(found[4]).toMatchObject({ head: ['a', 'b'], rows: [['1', '2']] });
  });

  const pictured =
    '# Game\n\n![](cover) *Two players*\n\n## Goal\n\n- ![](r1) **Win** a trick.\n\n---\n\n# Game\n\n**GA 1 {edition=other: Mage | Saboteur}.** All of it.\n\n> **Our reading.** Because\n> it says so.\n\n- an item';
  it('begin with a page of pictures, where there is one', () => {
    const { glance, all } = rulesOf(pictured);
    expect(glance.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'item']);
    expect(glance[1]).toMatchObject({ picture: 'cover', inlines: [{ kind: 'em', text: 'Two players' }] });
    expect(glance[3]).toMatchObject({
      picture: 'r1',
      inlines: [
        { kind: 'strong', text: 'Win' },
        { kind: 'text', text: ' a trick.' },
      ],
    });
    expect(all.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'fold', 'item']);
    expect(rulesOf(text)).toEqual({ glance: [], all: blocks(forPlayers(text)) });
  });
  it('keep the reasons of our readings in folds', () => {
    expect(rulesOf(pictured).all[2]).toEqual({ kind: 'fold', title: 'Our reading', inlines: [{ kind: 'text', text: 'Because it says so.' }] });
  });
  it('follow the options of the table', () => {
    expect(rulesOf(pictured).all[1]).toMatchObject({ mark: 'GA 1', inlines: [{ text: 'Saboteur.' }, { text: ' All of it.' }] });
    expect(rulesOf(pictured, { edition: 'other' }).all[1]).toMatchObject({ inlines: [{ text: 'Mage.' }, { text: ' All of it.' }] });
  });
});
