import { expect, test } from 'vitest';
import { addressRulesOf } from '#modules/address/address-form.ts';
import { addressLines } from './address-lines.ts';

test('the town stands where its country writes it', () => {
  const place = { line1: 'Gatan 1', line2: '', zip: '111 22', city: 'Stockholm', region: '' };
  expect(addressLines(place, addressRulesOf('SE', 'consumer', 'sv'))).toEqual(['Gatan 1', '111 22 Stockholm']);
  const british = { line1: '1 High Street', line2: 'Flat 2', zip: 'SW1A 1AA', city: 'London', region: '' };
  expect(addressLines(british, addressRulesOf('GB', 'consumer', 'en'))).toEqual([
    '1 High Street',
    'Flat 2',
    'London SW1A 1AA',
  ]);
  const american = { line1: '1 Main St', line2: '', zip: '12180', city: 'Troy', region: 'NY' };
  expect(addressLines(american, addressRulesOf('US', 'consumer', 'en'))).toEqual(['1 Main St', 'Troy NY 12180']);
});
