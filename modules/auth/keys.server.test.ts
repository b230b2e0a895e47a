import { expect, test } from 'vitest';
import { seal, unseal } from './keys.server.ts';

const current = 'a-secret-of-at-least-thirty-two-letters';
const previous = 'the-secret-that-was-used-before-this-one';

test('a sealed text can be read, also with the previous secret', () => {
  const sealed = seal([previous], 'password-reset', 'id 1 å');
  expect(unseal([previous], 'password-reset', sealed)).toBe('id 1 å');
  expect(unseal([current, previous], 'password-reset', sealed)).toBe('id 1 å');
  expect(unseal([current], 'password-reset', sealed)).toBeUndefined();
});

test('a seal is valid for its purpose only', () => {
  expect(unseal([current], 'registration', seal([current], 'password-reset', 'id'))).toBeUndefined();
});

test('a changed, cut or forged text is refused', () => {
  const [text = '', mac = ''] = seal([current], 'password-reset', 'id 1').split('.');
  const other = Buffer.from('id 2').toString('base64url');
  for (const forged of [`${other}.${mac}`, `${text}.`, text, '', '.', `${text}.${mac}.x`, `${text}.${mac.slice(1)}`])
    expect(unseal([current], 'password-reset', forged)).toBeUndefined();
});
