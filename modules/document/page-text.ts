import type { ContentBlock } from '../content/block-schema.ts';

export type TextPart = { readonly tag: 'H2' | 'P'; readonly text: string; readonly isLead?: boolean };

/** The texts of a page in order; links and decorations are left out on paper. */
export function textPartsOf(blocks: readonly ContentBlock[]): TextPart[] {
  return blocks.flatMap(({ name, attributes, children = [] }) => [
    ...ownParts(name, attributes),
    ...textPartsOf(children),
  ]);
}

function ownParts(name: string, { text, heading, paragraphs, items, size }: Record<string, unknown>): TextPart[] {
  if (name === 'core/button') return [];
  if (name === 'core/heading') return partOf('H2', text);
  if (name === 'core/list') return listOf(items).flatMap((item) => partOf('P', item, '– '));
  if (name === 'core/paragraph' && size === 'lead') return partOf('P', text).map((part) => ({ ...part, isLead: true }));
  return [
    ...partOf('H2', heading),
    ...partOf('P', text),
    ...listOf(paragraphs).flatMap((paragraph) => partOf('P', paragraph)),
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function partOf(tag: TextPart['tag'], rich: unknown, before = ''): TextPart[] {
  const text = plainOf(rich).trim();
  return text === '' ? [] : [{ tag, text: `${before}${text}` }];
}

function plainOf(rich: unknown): string {
  if (typeof rich === 'string') return rich;
  if (Array.isArray(rich)) return rich.map(plainOf).join('');
  return typeof rich === 'object' && rich !== null && 'text' in rich ? plainOf(rich.text) : '';
}
