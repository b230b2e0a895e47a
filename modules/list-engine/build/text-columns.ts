import type { Language } from '#core/locale.ts';
import { wordsIn } from '../../catalogue/words.ts';
import type { TextColumns } from '../columns.ts';
import type { DetailText } from '../facts.ts';
import type { SourceProduct } from '../source.ts';
import { sharedU32 } from './shared-memory.ts';
import { buildSlugTable } from './slug-table.ts';
import type { HeapWriter } from './text-heap.ts';

/** Texts in one language; missing texts fall back to the nearest language. */
export function createTextColumns(heap: HeapWriter, language: Language, marketDefault: Language) {
  const names: string[] = [];
  const name: number[] = [];
  const slug: number[] = [];
  const detail: number[] = [];
  return {
    add: ({ basePartNo, texts }: SourceProduct) => {
      const words = wordsIn(texts, language, marketDefault);
      const { description = '', usps = [], seo = { title: '', description: '' } } = words ?? {};
      const told: DetailText = { description, usps, seo };
      names.push(words?.name ?? basePartNo);
      heap.put(words?.name ?? basePartNo, name);
      heap.put(words?.slug ?? basePartNo.toLowerCase(), slug);
      heap.put(JSON.stringify(told), detail);
    },
    finish: (shared: Uint8Array): TextColumns => {
      const slugs = sharedU32(slug);
      return {
        name: sharedU32(name),
        slug: slugs,
        detail: sharedU32(detail),
        slugTable: buildSlugTable(shared, slugs),
        nameRank: sharedU32(ranksOf(names, language)),
      };
    },
  };
}

function ranksOf(names: readonly string[], language: Language): Uint32Array {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const order = names.map((_, row) => row).sort((a, b) => compare(names[a] ?? '', names[b] ?? ''));
  const ranks = new Uint32Array(names.length);
  let rank = 0;
  for (const [place, row] of order.entries()) {
    const before = order[place - 1];
    if (before !== undefined && compare(names[before] ?? '', names[row] ?? '') !== 0) rank += 1;
    ranks[row] = rank;
  }
  return ranks;
}
