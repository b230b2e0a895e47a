import type { ContentPage } from '../content/page-schema.ts';

/** Attributes that no visitor reads: addresses, names of lists, looks. */
const unread: ReadonlySet<string> = new Set([
  'path',
  'url',
  'page',
  'slug',
  'params',
  'anchor',
  'list',
  'look',
  'size',
  'ground',
  'tone',
  'quiet',
  'tallQuiet',
  'flowKey',
]);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All texts of a page's blocks, in order. */
export function textsOfPage({ blocks }: Pick<ContentPage, 'blocks'>): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) if (!unread.has(name)) collect(part);
  };
  for (const { attributes, children = [] } of blocks) {
    collect(attributes);
    texts.push(...textsOfPage({ blocks: children }));
  }
  return texts;
}

type PageMatch = { readonly isInTitle: boolean; readonly excerpt: string };

const excerptLength = 160;

/** Whether a page holds all words of a question, each at the beginning of a word, and where. */
export function matchPage(page: Pick<ContentPage, 'title' | 'description' | 'blocks'>, question: string) {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const texts = [page.title, page.description, ...textsOfPage(page)];
  const begins = (text: string) => (word: string) =>
    ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${word}`);
  if (!words.every(begins(texts.join(' ')))) return undefined;
  const held = texts.slice(1).find((text) => words.some(begins(text))) ?? page.description;
  return { isInTitle: words.every(begins(page.title)), excerpt: cut(held) } satisfies PageMatch;
}

const cut = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1).trimEnd()}…` : text;
