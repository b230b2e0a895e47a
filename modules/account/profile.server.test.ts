import { expect, test } from 'vitest';
import { profileInputIn } from './profile.server.ts';

const typed = { firstName: 'Ada', lastName: 'Berg', phoneNumber: '', cellPhone: '' };
const pathsOf = (changed: Partial<typeof typed>) =>
  profileInputIn('SE')
    .safeParse({ ...typed, ...changed })
    .error?.issues.map(({ path, message }) => [...path, message].join(' '));

test.each(['1', '12345678901234567890', '+46'])('Q12 %j is not a valid telephone number', (number) => {
  expect(pathsOf({ phoneNumber: number })).toEqual(['phoneNumber phone-invalid']);
  expect(pathsOf({ cellPhone: number })).toEqual(['cellPhone phone-invalid']);
});

test('Q12 numbers are stored as digits, and are optional', () => {
  expect(profileInputIn('SE').parse({ ...typed, cellPhone: '+46 (0)70-174 06 05' })).toMatchObject({
    cellPhone: '460701740605',
  });
  expect(pathsOf({})).toBeUndefined();
});
