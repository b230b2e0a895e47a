import { expect, test } from 'vitest';
import { garmentOf, growthOf, sizeStep } from './garment.ts';

test.each([
  [['jacket-softshell', 'Tops'], 'jacket'],
  [['6009', 'Tops'], 'jacket'],
  [['6010', 'Bottoms'], 'trousers'],
  [['tshirt-hivis', 'Tops'], 'tshirt'],
  [['shirt', 'Tops'], 'shirt'],
  [['Tops', 'polo'], 'polo'],
  [['Bottoms', 'shorts'], 'shorts'],
  [['800'], 'overall'],
  [['headwear', '1400'], 'cap'],
  [['Bottoms'], 'trousers'],
  [['shoe-low', '1200'], undefined],
  [[], undefined],
] as const)('categories %j are drawn as %s', (categories, garment) => expect(garmentOf(categories)).toBe(garment));

test.each([
  ['C50', 0],
  ['C44', -3],
  ['C60', 5],
  ['C150', 0],
  ['D100', 0],
  ['D120', 5],
  ['M', 0],
  ['S', -2],
  ['XL', 4],
  ['3XL', 8],
  ['XXXL', 8],
  ['XS', -4],
  ['ONE', 0],
  ['', 0],
])('size %s is %i steps from M', (size, steps) => expect(sizeStep(size)).toBe(steps));

test('a garment grows by two centimetres of half its chest with each step', () => {
  expect(growthOf('M')).toEqual({ wide: 1, long: 1 });
  expect(growthOf('C52').wide * 580).toBeCloseTo(600);
});
