import { expect, test } from 'vitest';
import { cutOf } from './cut-of.ts';

const plain = {
  garment: 'work-jacket',
  length: 'long',
  hood: 'none',
  closure: 'zip',
  lining: 'none',
  hiVisClass: 0,
  reflectors: false,
  holsterPockets: false,
  kneePockets: false,
  stretchPanels: false,
  reinforcements: false,
  features: [],
} satisfies Parameters<typeof cutOf>[0];

test('the pockets, the closing and the hood of a design are visible on the proof', () => {
  expect(cutOf({ ...plain, hood: 'detachable', closure: 'two-way-zip', features: ['chest', 'idcard'] })).toEqual({
    garment: 'jacket',
    features: ['chest-pockets', 'hood', 'long-sleeves', 'zip'],
  });
  const trousers = { ...plain, garment: 'craft-trousers', holsterPockets: true, kneePockets: true };
  expect(cutOf({ ...trousers, features: ['thigh', 'ruler'] })).toEqual({
    garment: 'trousers',
    features: ['holster-pockets', 'knee-pockets', 'long-sleeves', 'ruler-pocket', 'thigh-pocket', 'zip'],
  });
  expect(cutOf({ ...plain, garment: 'hivis-vest', length: 'short', closure: 'none', hiVisClass: 2 })).toEqual({
    garment: 'vest',
    features: ['reflective-tape'],
  });
  expect(cutOf({ ...plain, reflectors: true })).toEqual({
    garment: 'jacket',
    features: ['long-sleeves', 'sleeve-reflectors', 'zip'],
  });
});

test.each([
  ['sweatshirt', 'hoodie'],
  ['kids-trousers', 'trousers'],
  ['bib-trousers', 'bib'],
  ['winter-parka', 'jacket'],
  ['flannel-shirt', 'shirt'],
  ['undershirt', 'tshirt'],
  ['long-tshirt', 'tshirt'],
  ['bodywarmer', 'vest'],
  ['coverall', 'overall'],
  ['pirate-trousers', 'shorts'],
  ['safety-boots', undefined],
])('%s is drawn as %s', (garment, drawn) => expect(cutOf({ ...plain, garment }).garment).toBe(drawn));
