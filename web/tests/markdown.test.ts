import { describe, expect, it } from 'vitest';
import { blocks, forPlayers } from '../src/markdown';

describe('rules', () => {
  const text = '# Game\n\n**GA 1 Deal.** Everybody gets\n*one* card `r1`.\n\n- **GA 1.1** First\n  line\n  - deeper\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n## Events\n\nfor screens';
  it('are read with their paragraphs, and without what screens are told', () => {
    const found = blocks(forPlayers(text));
    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'table']);
    expect(found[1]).toMatchObject({ mark: 'GA 1', inlines: [{ kind: 'strong', text: 'Deal.' }, { kind: 'text', text: ' Everybody gets ' }, { kind: 'em', text: 'one' }, { kind: 'text' }, { kind: 'code', text: 'r1' }, { kind: 'text', text: '.' }] });
    expect(found[2]).toMatchObject({ mark: 'GA 1.1', depth: 0, inlines: [{ kind: 'text', text: 'First line' }] });
    expect(found[3]).toMatchObject({ depth: 1 });
    expect(found[4]).toMatchObject({ head: ['a', 'b'], rows: [['1', '2']] });
  });
});
