import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanText,
  digitsOnly,
  findForbidden,
  longestEmail,
  normaliseMoneyText,
  parseEmail,
  stripControls,
} from './input.ts';

test.each([
  ['+46 (0)70-123', '46070123'],
  ['070 123', '070123'],
  ['abc', ''],
  ['', ''],
])('Q12 %s is stripped to digits only: %s', (text, digits) => expect(digitsOnly(text)).toBe(digits));

test.each([
  ['1000,50', '1000.50'],
  ['1 000,50', '1000.50'],
  ['12\u00a0345,5', '12345.5'],
  ['1000.50', '1000.50'],
])('G19 money text %s: commas become dots', (text, normal) => expect(normaliseMoneyText(text)).toBe(normal));

describe('Q13 control characters are stripped', () => {
  test.each([
    ['a\u0007b\u0000', 'ab'],
    ['Anna\tLena\r\nBerg', 'Anna Lena Berg'],
    ['one\t\ttwo\vthree\ffour', 'one two three four'],
    ['a\u007f\u0085b', 'ab'],
    ['åäö 漢 👷🏽', 'åäö 漢 👷🏽'],
  ])('%j in one line', (text, stripped) => expect(stripControls(text)).toBe(stripped));

  test.each([
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a\u0000\n\u0007b', 'a\nb'],
    ['Anna\tLena\nBerg', 'Anna Lena\nBerg'],
  ])('%j in a multi-line field keeps its line breaks', (text, stripped) => {
    expect(stripControls(text, { multiline: true })).toBe(stripped);
  });
});

describe('Q14 the characters < > " { } ; @ are forbidden', () => {
  test('cleaned in the field', () => {
    expect(cleanText('a<b>@c;')).toBe('abc');
    expect(cleanText('"{x}"\u0000\n')).toBe('x ');
    expect(cleanText('one;\ntwo', { multiline: true })).toBe('one\ntwo');
  });

  test('found on the server, each once', () => {
    expect(findForbidden('a<b>@c;<')).toEqual(['<', '>', '@', ';']);
    expect(findForbidden('<>"{};@')).toHaveLength(7);
    expect(findForbidden("O'Neil & Sons (Åland) 100 % - #1")).toEqual([]);
  });

  test('what is clean passes the server and stays as it is', () => {
    const character = fc.constantFrom(
      '<',
      '>',
      '"',
      '{',
      '}',
      ';',
      '@',
      '\n',
      '\r',
      '\u0000',
      'a',
      'å',
      '漢',
      '👷🏽',
      ' ',
    );
    const typed = fc.array(character).map((characters) => characters.join(''));
    fc.assert(
      fc.property(typed, fc.boolean(), (text, multiline) => {
        const clean = cleanText(text, { multiline });
        expect(findForbidden(clean)).toEqual([]);
        expect(cleanText(clean, { multiline })).toBe(clean);
      }),
    );
  });

  test('an e-mail address may contain @, but no other forbidden character', () => {
    expect(parseEmail('kim@example.com').ok).toBe(true);
    for (const character of '<>"{};') expect(parseEmail(`kim${character}@example.com`).ok).toBe(false);
  });
});

describe('Q15 e-mail rules', () => {
  test.each([
    'kim@example.com',
    ' kim@example.com ',
    'kim.lee+shop@mail.example.co.uk',
    "o'neil@example.com",
    'åsa@exämple.se',
    'kim@xn--exmple-cua.xn--p1ai',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.se`,
  ])('%s is valid', (text) => expect(parseEmail(text)).toEqual({ ok: true, value: text.trim() }));

  test.each(['', '  ', '\u0000'])('%j is required', (text) => {
    expect(parseEmail(text)).toEqual({ ok: false, refusal: { code: 'email-required' } });
  });

  test.each(['x'.repeat(300), `kim@${'b.'.repeat(140)}se`])('300 characters are too long', (text) => {
    expect(parseEmail(text)).toEqual({ ok: false, refusal: { code: 'email-too-long', maximum: longestEmail } });
  });

  test.each([
    'x',
    '@example.com',
    'kim@',
    'kim@example',
    'kim@example.c',
    'kim@example.123',
    'kim@-example.com',
    'kim@example-.com',
    'kim@example..com',
    '.kim@example.com',
    'kim.@example.com',
    'k..m@example.com',
    'kim lee@example.com',
    'kim@exam ple.com',
    'kim@lee@example.com',
    'kim,lee@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('%s is invalid', (text) => expect(parseEmail(text)).toEqual({ ok: false, refusal: { code: 'email-invalid' } }));

  test('the limit is 254 characters', () => expect(longestEmail).toBe(254));
});
