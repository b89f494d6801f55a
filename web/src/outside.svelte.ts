// For a face that lives outside of this repository: build-face.js puts this into its file. See contract.ts.
import { flushSync, mount, unmount, type Component } from 'svelte';
import type { Face, Lid } from './face';
import Outside from './parts/Outside.svelte';
import type { Facts } from './wire';
import { CONTRACT, type Draw, type Given, type OutsideFace } from './contract';

/** What is drawn now. */
export class Drawn {
  given: Given = $state.raw({ props: {}, frame: null });
}

function drawing<Props extends object>(Part: Component<Props>): Draw {
  return (target, given) => {
    const drawn = new Drawn();
    drawn.given = given;
    const shown = mount(Outside<Props>, { target, props: { Part, drawn } });
    flushSync();
    return {
      update(next) {
        drawn.given = next;
        // The shell measures its table as soon as it has told of a change.
        flushSync();
      },
      end: () => void unmount(shown),
    };
  };
}

export function outside<F extends Facts>(all: Face<F>, lid: Lid | null = null): OutsideFace {
  const { Table, Sheet, Summary, ...face } = all;
  const draw = { Table: drawing(Table), ...(Sheet ? { Sheet: drawing(Sheet) } : {}), ...(Summary ? { Summary: drawing(Summary) } : {}) };
  return { contract: CONTRACT, face, draw, lid };
}
