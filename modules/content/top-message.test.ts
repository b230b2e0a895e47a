import { expect, test } from 'vitest';
import { isTopMessageVisible, topMessageHeight } from './top-message.ts';

test.each([
  ['none', false, false],
  ['loggedOut', true, false],
  ['loggedIn', false, true],
  ['any', true, true],
  ['', true, true],
  ['NONE', true, true],
])('R85 a message with visibility "%s": anonymous %s, signed in %s', (visibility, anonymous, signedIn) => {
  expect(isTopMessageVisible(visibility, false, 'Hello')).toBe(anonymous);
  expect(isTopMessageVisible(visibility, true, 'Hello')).toBe(signedIn);
});

test.each(['none', 'loggedOut', 'loggedIn', 'any'])('R85 without a message "%s" shows nothing', (value) => {
  for (const isSignedIn of [false, true])
    for (const message of [undefined, '']) expect(isTopMessageVisible(value, isSignedIn, message)).toBe(false);
});

const link = { text: 'Read more', link: { slug: 'about' } };
const plain = { text: 'Hello', visibility: 'any' };

test.each([
  ['no message', undefined, 1440, 0],
  ['hidden', { ...plain, link, visibility: 'none' }, 390, 0],
  ['not for the anonymous', { ...plain, link, visibility: 'loggedIn' }, 390, 0],
  ['large, link', { ...plain, link }, 1440, 54],
  ['large, no link', plain, 1440, 54],
  ['small, no link', plain, 390, 54],
  ['small, link', { ...plain, link }, 390, 90],
  ['767 pixels are small', { ...plain, link }, 767, 90],
  ['768 pixels are not', { ...plain, link }, 768, 54],
])('R86 the height of the top message: %s', (_, message, screenWidth, height) => {
  expect(topMessageHeight(message, { isSignedIn: false, screenWidth })).toBe(height);
});
