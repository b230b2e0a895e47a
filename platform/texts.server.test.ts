import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readTexts, type Texts } from './texts.server.ts';

let texts: Texts;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yrke-texts-'));
  const write = async (language: string, domain: string, messages: object) => {
    await mkdir(join(folder, language), { recursive: true });
    await writeFile(join(folder, language, `${domain}.json`), JSON.stringify(messages));
  };
  await write('en', 'cart', {
    title: 'Cart',
    lines: '{count, plural, one {# line} other {# lines}}',
    limit: 'At most {limit}',
    accepted: 'Accepted: {kinds}',
    on: 'On {day, date, ::yyyyMMdd}',
    code: "{count, plural, one {'#'1} other {#}} of '{'all'}'",
    sign: 'Sign <link>here</link>',
    note: { short: 'Short', missing: '{who} is missing' },
  });
  await write('en', 'shell', { tagline: 'Workwear' });
  await write('sv', 'cart', { title: 'Varukorg', lines: '{count, plural, one {# rad} other {# rader}}' });
  await write('de', 'cart', { limit: 'Höchstens {limit}', field: { street: 'Straße', house: 'Straße {number}' } });
  texts = await readTexts(folder);
});

test('a text is found by language, domain and key, including nested ones', () => {
  expect(texts.say('sv', 'cart', 'title')).toBe('Varukorg');
  expect(texts.say('en', 'cart', 'title')).toBe('Cart');
  expect(texts.say('en', 'cart', 'note.short')).toBe('Short');
});

test("facts are filled in, with numbers in the language's format", () => {
  expect(texts.say('sv', 'cart', 'lines', { count: 1 })).toBe('1 rad');
  expect(texts.say('en', 'cart', 'lines', { count: 2000 })).toBe('2,000 lines');
  expect(texts.say('en-SE', 'cart', 'lines', { count: 2000 })).toBe('2\u00a0000 lines');
  expect(texts.say('de', 'cart', 'limit', { limit: 5 })).toBe('Höchstens 5');
  expect(texts.say('en', 'cart', 'limit', { limit: true })).toBe('At most true');
  expect(texts.say('en', 'cart', 'on', { day: new Date('2026-11-16T12:00:00Z') })).toBe('On 11/16/2026');
});

test('quoted characters are literal', () => {
  expect(texts.say('en', 'cart', 'code', { count: 1 })).toBe('#1 of {all}');
  expect(texts.say('en', 'cart', 'code', { count: 3 })).toBe('3 of {all}');
});

test('if a fact is missing, the key is returned without an error', () => {
  for (const key of ['lines', 'limit', 'on', 'note.missing', 'sign'])
    expect(texts.say('en', 'cart', key)).toBe(`cart.${key}`);
  expect(texts.say('en', 'cart', 'limit', { limit: undefined })).toBe('At most undefined');
});

test('a list is joined with commas', () => {
  expect(texts.say('en', 'cart', 'accepted', { kinds: ['pdf', 'png'] })).toBe('Accepted: pdf, png');
});

test('an unknown key or domain has no text', () => {
  expect(texts.say('en', 'cart', 'nothing')).toBeUndefined();
  expect(texts.say('en', 'nothing', 'title')).toBeUndefined();
  expect(texts.say('sv', 'cart', 'limit', { limit: 5 })).toBeUndefined();
  expect(texts.say('en', 'cart', 'note')).toBeUndefined();
  expect(texts.say('en', 'cart', 'title.0')).toBeUndefined();
  expect(texts.say('en', 'cart', 'lines.0')).toBeUndefined();
  expect(texts.say('en', 'cart', 'toString')).toBeUndefined();
});

test('an unknown language falls back to English', () => {
  expect(texts.say('xx', 'cart', 'title')).toBe('Cart');
  expect(texts.messages('xx', ['shell'])).toEqual({ shell: { tagline: 'Workwear' } });
});

test('a page gets only the requested domains', () => {
  expect(texts.messages('en', ['shell'])).toEqual({ shell: { tagline: 'Workwear' } });
  expect(texts.messages('sv', ['cart', 'shell'])).toMatchObject({ cart: { title: 'Varukorg' }, shell: {} });
});

test('a page gets compiled texts, the same each time', () => {
  expect(texts.messages('en', ['cart'])).toMatchObject({ cart: { title: 'Cart', limit: ['At most ', ['limit']] } });
  expect(texts.messages('en', ['cart']).cart).toBe(texts.messages('en-GB', ['cart']).cart);
});

test('a culture uses its language; Swiss German writes ss', () => {
  expect(texts.say('de-AT', 'cart', 'field.street')).toBe('Straße');
  expect(texts.say('de-CH', 'cart', 'field.street')).toBe('Strasse');
  expect(texts.say('de-CH', 'cart', 'field.house', { number: '5 ß' })).toBe('Strasse 5 ß');
  expect(texts.messages('de-CH', ['cart'])).toMatchObject({ cart: { field: { street: 'Strasse' } } });
  expect(texts.say('sv-FI', 'cart', 'title')).toBe('Varukorg');
  expect(texts.say('en-CH', 'cart', 'title')).toBe('Cart');
});

test('E10 all texts of a language have the keys of English, and are English where they are missing', () => {
  const [english, swedish] = [texts.all('en'), texts.all('sv')];
  expect(Object.keys(swedish)).toEqual(Object.keys(english));
  expect(swedish).toMatchObject({ 'cart.title': 'Varukorg', 'cart.note.short': 'Short', 'shell.tagline': 'Workwear' });
});
