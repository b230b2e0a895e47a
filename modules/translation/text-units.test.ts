import { expect, test } from 'vitest';
import { hasSamePlaceholders } from './placeholders.ts';
import { unitsOf } from './text-units.ts';

test('rich text, lists and tables are units; codes, addresses and numbers are not', () => {
  const document = {
    blocks: [
      { name: 'core/paragraph', attributes: { text: ['Call ', { text: 'us', link: { url: 'tel:1' } }, ' 24/7 '] } },
      { name: 'core/table', attributes: { rows: [['C50', '100']] } },
      { name: 'shop/product-slider', attributes: { heading: 'New', list: 'best-sellers', anchor: 'news' } },
    ],
  };
  expect(unitsOf(document)).toEqual([
    { id: 'blocks/0/attributes/text/0', text: 'Call ' },
    { id: 'blocks/0/attributes/text/1/text', text: 'us' },
    { id: 'blocks/1/attributes/rows/0/0', text: 'C50' },
    { id: 'blocks/2/attributes/heading', text: 'New' },
  ]);
});

test.each([
  ['{count} items', '{count} artiklar', true],
  ['{count} of {all}', '{all}: {count}', true],
  ['{count} items', 'artiklar', false],
  ['{count} items', '{antal} artiklar', false],
  ['items', '{count} artiklar', false],
  ['<strong>Now</strong>', '<strong>Nu</strong>', true],
  ['<strong>Now</strong>', 'Nu', false],
  ['%s left', '%s kvar', true],
  ['100 % wool', '100 % ull', true],
])('%s as %s: same placeholders %s', (source, target, same) => expect(hasSamePlaceholders(source, target)).toBe(same));
