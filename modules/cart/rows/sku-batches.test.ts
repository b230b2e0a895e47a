import { expect, test } from 'vitest';
import { inBatches } from './sku-batches.ts';

test('B73 120 skus make groups of 50, 50 and 20, in their order', () => {
  const skus = Array.from({ length: 120 }, (_, at) => at);
  expect(inBatches(skus).map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(inBatches(skus).flat()).toEqual(skus);
  expect(inBatches([])).toEqual([]);
});
