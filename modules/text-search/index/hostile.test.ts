import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeText } from '../complete-text.ts';
import { highlight } from '../highlight.ts';
import { searchText } from '../search-text.ts';
import { indexOfNames } from './sample-documents.ts';

const names = ['Varseljacka för dam', 'Hängslen 3/4', 'Arbetsbyxor EN ISO 20471', 'Кепка', 'مئزر', '𝕁acka 🦺'];
const index = indexOfNames('sv', ...names);

const ask = (text: string) => {
  const found = searchText(index, text);
  completeText(index, text);
  highlight(names[0] ?? '', text, 'sv');
  highlight(text, 'jacka', 'sv');
  return found;
};

describe('no input breaks the search', () => {
  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'jacka '.repeat(10_000)],
    ['ten thousand hyphens', 'a-'.repeat(10_000)],
    ['ten thousand marks', `a${'\u0301'.repeat(10_000)}`],
    ['ten thousand digits', '1'.repeat(10_000)],
    ['emoji', '🦺👷🏽‍♀️🧤'],
    ['quotes', `"'\`´’“”«»`],
    ['punctuation', '?!.,;:()[]{}*+^$|\\/-_=&%#@~<>'],
    ['a script', '<script>alert("jacka")</script>'],
    ['SQL', "'; DROP TABLE product; --"],
    ['nothing to see', '\u200b\u200d\ufeff\u00ad'],
    ['half a pair', '\ud83e jacka \udd7a'],
    ['control characters', '\u0000\u0001\u001b[31m'],
    ['from right to left', '\u202eakcaj\u202c مئزر'],
    ['names of an object', '__proto__ constructor toString'],
  ])('%s', (_, text) => {
    const begun = performance.now();
    expect(ask(text).ids.length).toBeLessThanOrEqual(names.length);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test('nor any other text, and the result is a set of rows', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc
        .array(
          fc.constantFrom(
            'jacka',
            'jakca',
            'dam',
            '3/4',
            '-',
            '20471',
            'ü',
            ' ',
            '\u200b',
            '🦺',
            '\ud83e',
            '\0',
            'hängslen',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { ids } = ask(text);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...ids].every((id) => id < names.length)).toBe(true);
      }),
    );
  });
});

describe('and valid parts are still found', () => {
  test.each([
    ['a zero-width space inside', 'var\u200bseljacka', 0],
    ['marks of direction', '\u202bvarseljacka\u202c', 0],
    ['a dotless i', 'hangslen \u0131so'.slice(0, 8), 1],
    ['wide letters', 'Ｈängslen', 1],
    ['a long text after it', `hängslen ${' '.repeat(9000)}`, 1],
    ['emoji around it', '🦺varseljacka🦺', 0],
    ['a dotless i in a standard', '\u0131so 20471', 2],
    ['a dotted capital', '\u0130SO 20471', 2],
    ['Cyrillic', 'кепк', 3],
    ['Arabic', 'مئزر', 4],
    ['mathematical letters', 'jacka', 5],
  ])('%s', (_, text, id) => expect(searchText(index, text).ids[0]).toBe(id));
});
