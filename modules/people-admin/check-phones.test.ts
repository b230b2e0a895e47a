import { expect, test } from 'vitest';
import { checkPhones } from './check-phones.ts';

const wrongIn = (...given: Parameters<typeof checkPhones>) => {
  const checked = checkPhones(...given);
  return checked.ok ? [] : checked.refusal.errors.map(({ path, code }) => `${path} ${code}`);
};

const sweden = 1;
const none = { phoneNumber: undefined, cellPhone: undefined };

test('a number that cannot be dialled is refused at its field', () => {
  expect(wrongIn({ phoneNumber: '1234', cellPhone: '070-174 06 05' }, sweden)).toEqual(['phoneNumber phone-invalid']);
  expect(wrongIn({ phoneNumber: '+46 920 123 45', cellPhone: '+46 1' }, sweden)).toEqual(['cellPhone phone-invalid']);
  expect(wrongIn(none, sweden)).toEqual([]);
});

test('an invalid number that was stored earlier does not block other changes', () => {
  expect(wrongIn({ ...none, cellPhone: '1234' }, sweden, { ...none, cellPhone: '1234' })).toEqual([]);
  expect(wrongIn({ ...none, cellPhone: '1234' }, sweden, { ...none, cellPhone: '0701740605' })).toEqual([
    'cellPhone phone-invalid',
  ]);
});
