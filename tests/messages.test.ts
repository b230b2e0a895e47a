import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { describeIssue, emailField, textField, validationCodes } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { statusOf } from '#modules/refusals.ts';
import { readTexts } from '#platform/texts.server.ts';
import {
  checkFormats,
  checkPlurals,
  compareArguments,
  compareKeys,
  findUntranslated,
  pluralForms,
} from './messages/checks.ts';
import { argumentsOf } from './messages/icu.ts';
import { textsOf } from './messages/read-messages.ts';
import { usedKeys } from './messages/used-keys.ts';

const english = textsOf('en');
const others = languages.filter((language) => language !== 'en');

test.each(languages)('%s asks before it ends notices, and does not say that it is done', (language) =>
  expect(textsOf(language)['restock.stop.text']).toContain('?'),
);

test.each(languages)('%s puts no full stop after a company’s name, which may end with one', (language) =>
  expect(Object.entries(textsOf(language)).filter(([, text]) => text.includes('{company}.'))).toEqual([]),
);

test.each(languages)('%s does not describe a placed order as a sent parcel', (language) => {
  const { 'order-page.placed': placed = '', 'fulfilment.step.delivery': sent = '' } = textsOf(language);
  expect(placed.toLowerCase()).not.toContain(sent.toLowerCase().slice(0, 5));
});

describe('placeholders are read', () => {
  const namesOf = (message: string) => argumentsOf(message).map(({ name, kind }) => `${name} ${kind}`);

  test.each([
    ['no placeholder', []],
    ['{field} and { other }', ['field value', 'other value']],
    ['{count, number} on {day, date, ::yyyyMMdd}', ['count number', 'day date']],
    [
      '{n, plural, =0 {none} one {# of {name}} other {# {unit}}} of {all}',
      ['n plural', 'name value', 'unit value', 'all value'],
    ],
    ['{kind, select, a {x} other {{n, plural, other {#}}}}', ['kind select', 'n plural']],
    ["it''s '{quoted}' and l'eau {real}", ['real value']],
    ['<link>here</link> and <br/>', ['link tag', 'br tag']],
  ])('%s', (message, names) => expect(namesOf(message)).toEqual(names));

  test('with the forms of a plural', () => {
    const [plural] = argumentsOf('{n, plural, offset:1 =0 {none} one {# {x}} other {#}}');
    expect(plural?.options).toEqual(['=0', 'one', 'other']);
  });

  test.each(['{', '{}', 'a {name', '{n, plural, one {x}'])('%s is refused', (message) =>
    expect(() => argumentsOf(message)).toThrow('brace'),
  );
});

describe('each check finds its errors', () => {
  test('a missing key and a superfluous one', () => {
    expect(compareKeys({ a: 'x', b: 'y' }, { a: 'x', c: 'z' })).toEqual(['b is missing', 'c is not there in English']);
  });
  test('a placeholder that is missing, misspelled or of another kind', () => {
    expect(compareArguments({ a: '{field} is due' }, { a: 'är försenat' })).toHaveLength(1);
    expect(compareArguments({ a: '{field} is due' }, { a: '{fält} är försenat' })).toHaveLength(1);
    expect(compareArguments({ a: '{n, plural, other {#}}' }, { a: '{n}' })).toHaveLength(1);
    expect(compareArguments({ a: '{x} of {y}' }, { a: 'av {y}: {x}' })).toEqual([]);
  });
  test('a plural form that is missing or that the language does not have', () => {
    const bare = { a: '{n, plural, one {#} other {#}}' };
    expect(checkPlurals('sv', bare)).toEqual([]);
    expect(checkPlurals('pl', bare)).toEqual(['a lacks the form many', 'a lacks the form few']);
    expect(checkPlurals('lv', bare)).toEqual(['a lacks the form zero']);
    expect(checkPlurals('en', { a: '{n, plural, one {#} few {#} other {#}}' })).toHaveLength(1);
    expect([...pluralForms('cs')].sort()).toEqual(['few', 'one', 'other']);
  });
  test('a message that does not parse or is empty', () => {
    expect(checkFormats('en', { a: '{n, plural, one {x}}' })).toHaveLength(1);
    expect(checkFormats('en', { a: '{n, wrong}' })).toHaveLength(1);
    expect(checkFormats('en', { a: ' ' })).toEqual(['a is empty']);
    expect(
      checkFormats('en', { a: '{n, plural, one {# <b>x</b>} other {#}} {d, date, short} {s, select, other {y}}' }),
    ).toEqual([]);
  });
  test('a sentence that was not translated', () => {
    expect(
      findUntranslated({ a: 'Your role does not allow this.' }, { a: 'Your role does not allow this.' }),
    ).toHaveLength(1);
    expect(
      findUntranslated({ a: 'Team', b: '{country} ({currency})' }, { a: 'Team', b: '{country} ({currency})' }),
    ).toEqual([]);
  });
  test('a key that a screen uses', () => {
    const screen = `const t = useTranslations('shell.error'); const u = useTranslations('dev');
      f(t(isMissing ? 'notFound' : 'title'), t.rich('home', {}), u('mail.title'), other('x'), t(key));`;
    expect(usedKeys('a.tsx', screen)).toEqual([
      'shell.error.notFound',
      'shell.error.title',
      'shell.error.home',
      'dev.mail.title',
    ]);
  });
});

test('Q17 there are texts in exactly the languages of the shop', () => {
  expect(readdirSync('messages').sort()).toEqual([...languages].sort());
});

describe.each(others)('Q17 the texts in %s', (language) => {
  test('have the keys of the English ones', () => expect(compareKeys(english, textsOf(language))).toEqual([]));
  test('have the same placeholders', () => expect(compareArguments(english, textsOf(language))).toEqual([]));
  test('are translated', () => expect(findUntranslated(english, textsOf(language))).toEqual([]));
});

describe.each([...languages])('the texts in %s', (language) => {
  test('parse and format', () => expect(checkFormats(language, textsOf(language))).toEqual([]));
  test('have the plural forms of the language', () => expect(checkPlurals(language, textsOf(language))).toEqual([]));
});

test('every refusal has a text, and there are no others', () => {
  const worded = Object.keys(english).filter((key) => key.startsWith('refusals.'));
  expect(worded.sort()).toEqual(
    Object.keys(statusOf)
      .map((code) => `refusals.${code}`)
      .sort(),
  );
});

test('Q17 every key that a screen uses by name exists', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const used = files.flatMap((path) => usedKeys(path, readFileSync(`app/${path}`, 'utf8')));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((key) => !(key in english))).toEqual([]);
});

describe('Q16 validation errors have texts that name the field', () => {
  test('every kind has a text, and there are no others', () => {
    const worded = Object.keys(english).filter((key) => key.startsWith('validation.'));
    expect(worded.sort()).toEqual(validationCodes.map((code) => `validation.${code}`).sort());
  });

  test.each<[string, z.ZodType, unknown, string]>([
    ['required', textField({ max: 5 }), '', 'Zip code is a required field'],
    ['a minimum length', textField({ min: 3, max: 5 }), 'ab', 'Zip code must have at least 3 characters'],
    ['a maximum length', textField({ max: 1 }), 'ab', 'Zip code must have at most 1 character'],
    ['a short list', z.array(z.string()).min(1), [], 'Zip code must have at least 1 entry'],
    ['a long list', z.array(z.string()).max(2), ['a', 'b', 'c'], 'Zip code must have at most 2 entries'],
    ['an e-mail address', emailField, 'x', 'Must be a valid email'],
    ['a web address', z.url(), 'x', 'Zip code must be a valid web address'],
    ['a UUID', z.uuid(), 'x', 'Zip code must be a valid id'],
    ['a whole number', z.int(), 1.5, 'Zip code must be a whole number'],
    ['a positive number', z.number().positive(), 0, 'Zip code must be greater than zero'],
  ])('%s', async (_, schema, value, words) => {
    const texts = await readTexts('messages');
    const [issue] = schema.safeParse(value).error?.issues ?? [];
    if (!issue) throw new Error('the value was accepted');
    const { code, facts } = describeIssue(issue);
    expect(texts.say('en', 'validation', code, { field: 'Zip code', ...facts })).toBe(words);
    for (const language of others) {
      const said = texts.say(language, 'validation', code, { field: 'Zip code', ...facts });
      expect(said).toMatch(words.startsWith('Zip code') ? /Zip code/ : /.{8,}/);
      expect(said).not.toBe(words);
    }
  });
});
