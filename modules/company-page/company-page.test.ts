import { expect, test } from 'vitest';
import { contentBlock } from '../content/block-schema.ts';
import { cardsOf, heroOf, paragraphsOf, startProductOf } from './company-page.ts';

test('E03 the product block uses the first 12 characters of the sku', () => {
  expect(startProductOf({ product: '100011100100C50' })).toBe('100011100100');
  expect(startProductOf({ product: '10001110' })).toBe('10001110');
  expect(startProductOf({ product: '' })).toBeUndefined();
});

test('blank lines separate paragraphs, single line ends stay', () =>
  expect(paragraphsOf('One\ntwo\n\n \nThree\n')).toEqual(['One\ntwo', 'Three']));

const picture = { path: 'scenes/harbour-wide.jpg', alt: 'A harbour', width: 2400, height: 1350 };
const scene = { wide: picture, tall: picture, quiet: 'left', tallQuiet: 'top', tone: 'dark' } as const;

test('E03 hero and column cards are valid blocks of the page builder, and left out if empty', () => {
  const action = { text: 'Order', link: { url: '/sv' } };
  const hero = heroOf({ heroBlock: { headline: 'Welcome', text: '', scene, action } });
  const cards = cardsOf({ columnCards: [{ title: 'Sizes', text: 'Ask Eva.', action }] });
  for (const block of [...hero, ...cards]) expect(contentBlock.safeParse(block).success).toBe(true);
  expect(hero).toEqual([{ name: 'shop/hero', attributes: { headline: 'Welcome', scene, actions: [action] } }]);
  expect([...heroOf({ heroBlock: undefined }), ...cardsOf({ columnCards: [] })]).toEqual([]);
});
