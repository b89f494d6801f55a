// Faces that were built outside of these pages. Such a file has a copy of Svelte and of the parts it uses in it, so neither side depends
// on the other's version: what passes between them is plain data and functions. outside.svelte.ts is the other half.
import type { Component } from 'svelte';
import { CONTRACT, type Draw, type OutsideFace } from './contract';
import type { Face, FaceProps, SheetProps } from './face';
import Foreign from './parts/Foreign.svelte';

/** A face from outside as the shell wears it. */
export function worn({ contract, face, draw }: OutsideFace): Face {
  if (contract !== CONTRACT) throw new Error(`it was built for contract ${contract}, and this is ${CONTRACT}; build it again`);
  return {
    ...face,
    Table: foreign<FaceProps>(draw.Table),
    ...(draw.Sheet ? { Sheet: foreign<SheetProps>(draw.Sheet) } : {}),
    ...(draw.Summary ? { Summary: foreign<SheetProps>(draw.Summary) } : {}),
  };
}

const foreign =
  <Props extends object>(draw: Draw): Component<Props> =>
  (internals, props) =>
    Foreign(internals, { draw, props });
