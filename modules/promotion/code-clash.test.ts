import { expect, test } from 'vitest';
import { clashes } from './code-clash.ts';

const summer = {
  code: 'SUMMER',
  marketIds: [1, 2],
  validFrom: '2026-06-01T00:00:00Z',
  validTo: '2026-09-01T00:00:00Z',
};

test('the same code in the same market at the same time is a conflict', () => {
  expect(clashes(summer, summer)).toBe(true);
  expect(clashes(summer, { ...summer, marketIds: [2, 3] })).toBe(true);
  expect(clashes(summer, { ...summer, marketIds: [] })).toBe(true);
  expect(clashes(summer, { ...summer, validFrom: undefined, validTo: undefined })).toBe(true);
});

test('another code, market or time is not', () => {
  expect(clashes(summer, { ...summer, code: 'WINTER' })).toBe(false);
  expect(clashes({ ...summer, code: undefined }, { ...summer, code: undefined })).toBe(false);
  expect(clashes(summer, { ...summer, marketIds: [3] })).toBe(false);
  expect(clashes(summer, { ...summer, validFrom: summer.validTo, validTo: undefined })).toBe(false);
  expect(clashes(summer, { ...summer, validFrom: undefined, validTo: summer.validFrom })).toBe(false);
});
