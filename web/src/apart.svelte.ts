// Texts that are loaded with their screen: apart from the others, so that the first page stays small.
import { untrack } from 'svelte';
import type { FluentBundle } from '@fluent/bundle';
import type { Translate } from './face';
import { bundleOf, currentLanguage, format, t } from './words.svelte';

interface Apart {
  /** Reads them in the language that is spoken now. */
  read: () => Promise<void>;
  /** Whether they are there. */
  ready: () => boolean;
  /** For the making of a component: reads them again whenever another language is spoken. */
  follow: () => void;
  /** A text of these, or of the shell. */
  say: Translate;
}

/** The texts of a folder, by file as Vite's glob gives them: `…/en.ftl`, `…/de.ftl`. */
export function textsApart(files: Record<string, () => Promise<string>>): Apart {
  let bundle = $state.raw<FluentBundle | undefined>(undefined);
  const fileOf = (tag: string): (() => Promise<string>) | undefined => Object.entries(files).find(([name]) => name.endsWith(`/${tag}.ftl`))?.[1];
  async function read(): Promise<void> {
    const tag = currentLanguage();
    const file = fileOf(tag) ?? fileOf('en');
    const text = file ? await file() : '';
    if (tag !== currentLanguage()) return read();
    bundle = bundleOf(tag, text);
  }
  return {
    read,
    ready: () => bundle !== undefined,
    follow: () => {
      $effect(() => {
        void currentLanguage();
        if (untrack(() => bundle)) void read().catch(() => undefined);
      });
    },
    say: (id, args) => format(bundle, id, args) ?? t(id, args),
  };
}
