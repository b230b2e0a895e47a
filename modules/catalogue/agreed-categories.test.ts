import { expect, test } from 'vitest';
import { hasAgreedCategories, type PriceListType } from './agreed-categories.ts';

const rows: [PriceListType[], boolean][] = [
  [['None'], false],
  [['None', 'External'], false],
  [['None', 'PreOrder'], false],
  [['External', 'PreOrder'], false],
  [[], false],
  [['Agreement'], true],
  [['None', 'Agreement'], true],
  [['ApplicationSpecific', 'External'], true],
];

test.each(rows)('P49 with price lists %o agreed categories show: %s', (types, shown) => {
  expect(hasAgreedCategories(true, types)).toBe(shown);
  expect(hasAgreedCategories(false, types)).toBe(false);
});
