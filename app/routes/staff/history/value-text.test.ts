import { expect, test } from 'vitest';
import type { HistoryWords } from './history-words.ts';
import { valueText } from './value-text.ts';

const noWords: HistoryWords = { nameOf: (field) => field, valueOf: () => undefined };

test('recorded values are shown without JSON punctuation, and empty parts are left out', () => {
  const shown = (value: Parameters<typeof valueText>[1]) => valueText('field', value, noWords);
  const address = { city: 'Örebro', careOf: null, zipCode: '703 63', addressLine1: 'Takvägen 8', addressLine2: '' };
  expect(shown(address)).toBe('addressLine1: Takvägen 8, zipCode: 703 63, city: Örebro');
  expect(shown(['AGREED-1001', 'AGREED-1003'])).toBe('AGREED-1001, AGREED-1003');
  expect(shown([{ name: 'comment', rule: { isRequired: true } }, { name: 'label' }])).toBe(
    'name: comment, rule: isRequired: true; name: label',
  );
  expect([shown('x'), shown(5), shown(false), shown(null)]).toEqual(['x', '5', 'false', '–']);
});

test('parts of values use the labels of their fields, and items of a list those of the list', () => {
  const words: HistoryWords = {
    nameOf: (field) => field.toUpperCase(),
    valueOf: (field, value) => (field === 'companyIds' ? `company ${value}` : undefined),
  };
  expect(valueText('delivery', { city: 'Örebro' }, words)).toBe('CITY: Örebro');
  expect(valueText('companyIds', [1001, 1002], words)).toBe('company 1001, company 1002');
});
