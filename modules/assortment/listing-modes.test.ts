import { expect, test } from 'vitest';
import { contextInIdMode, idModes, listingModes, variantModes } from './listing-modes.ts';

test('P24 there are three variant modes, and one more listing mode', () => {
  expect(variantModes).toEqual(['Default', 'UniqueVariants', 'ColorVariants']);
  expect(listingModes).toEqual(['Default', 'UniqueVariants', 'ColorVariants', 'AllVariants']);
});

test('P25 of the three id modes, the external one selects external price lists', () => {
  expect(idModes).toEqual(['Default', 'ID', 'EXTERNAL_AGREEMENT']);
  expect(idModes.map((mode) => contextInIdMode(mode, 'Agreement'))).toEqual(['Agreement', 'Agreement', 'External']);
});
