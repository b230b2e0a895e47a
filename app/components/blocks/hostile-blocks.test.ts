import { expect, test } from 'vitest';
import { contentBlock } from '#modules/content/block-schema.ts';
import { renderPage } from '#tests/setup/render-page.ts';
import { blockExamples } from './block-examples.ts';

const picture = { path: 'a.jpg', alt: 'A quay', width: 2400, height: 1350 };
const examples = blockExamples(
  { title: 'Title', text: 'Text' },
  { wide: picture, tall: picture, film: '/a.mp4', videoId: 'abcdefghi_1' },
);

const product = { href: '/en/product/a', name: 'A', picture: { path: 'a.jpg', version: '0', alt: '' } };
const surroundings = {
  hrefOf: (link: object) => ('url' in link ? String(link.url) : '/en/page'),
  isOpen: () => true,
  pictures: { 'a.jpg': 'abcdef0123' },
  products: { 'best-sellers': [product], '112015209904': [product] },
};

type Place = readonly (string | number)[];

/** The places of all texts of a block, at any depth. */
const textPlaces = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'string'
    ? [at]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => textPlaces(part, [...at, key]))
      : [];

/** A copy with another text in one place. */
function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === key ? withText(part, rest, text) : part));
  const held = value as Record<string, unknown>;
  return { ...held, [key]: withText(held[key], rest, text) };
}

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<svg onload=alert(1)>',
];

test.each(examples.map((block) => [block.name, block] as const))(
  'script in every field of %s is refused, or shown as text',
  (_name, block) => {
    const plain = renderPage({ blocks: [block] }, surroundings);
    for (const place of textPlaces({ attributes: block.attributes, children: block.children ?? [] }))
      for (const text of hostile) {
        const parsed = contentBlock.safeParse(withText(block, place, text));
        if (!parsed.success) continue;
        const shown = renderPage({ blocks: [parsed.data] }, surroundings);
        expect(count(shown, /<(?:script|svg|iframe|object)\b/g)).toBeLessThanOrEqual(
          count(plain, /<(?:script|svg|iframe|object)\b/g),
        );
        // Within quotes it is a text.
        expect(shown.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[a-z][^>]*\son(?:error|load)=/i);
        expect(shown).not.toMatch(/\s(?:href|src|action)="(?:javascript|data):/i);
      }
  },
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
