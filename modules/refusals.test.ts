import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { factsOf } from './refusal-facts.ts';
import { statusOf } from './refusals.ts';

const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${language}/refusals.json`, 'utf8'));

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name)),
];

test.each(languages)(
  'in %s the text of every refusal needs the facts that are declared for it, and no others',
  (language) => {
    const needed = Object.entries(textsIn(language))
      .filter(([code]) => code in statusOf)
      .flatMap(([code, text]) => {
        const names = namesIn(text).sort();
        return names.length > 0 ? [[code, names]] : [];
      });
    const declared = Object.entries(factsOf).map(([code, facts]) => [code, [...facts].sort()]);
    expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(declared));
  },
);

test('facts are declared for known codes only', () => {
  expect(Object.keys(factsOf).filter((code) => !(code in statusOf))).toEqual([]);
});
