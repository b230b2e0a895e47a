import { expect, test } from 'vitest';
import { completeText } from './complete-text.ts';
import { indexOfNames, sampleDocument } from './index/sample-documents.ts';
import { buildTextIndex } from './text-index.ts';

const index = indexOfNames(
  'sv',
  'Varseljacka med hängslen',
  'Varseljacka',
  'Varselväst',
  'Vinterjacka',
  'Hammare',
  'Vinterväst, dam',
);

test('the last word is completed, the highest weight first', () => {
  expect(completeText(index, 'var')).toEqual(['varseljacka', 'varselväst']);
  expect(completeText(index, 'Dam VINT')).toEqual(['Dam vinterväst']);
});

test('text that is not a word is left out', () => {
  expect(completeText(index, '<"var')).toEqual(['varseljacka', 'varselväst']);
  expect(completeText(index, '"Dam"  med >vint')).toEqual(['Dam med vinterväst']);
});

test('a word that occurs only in compounds is offered', () => expect(completeText(index, 'jac')).toEqual(['jacka']));

test('words with the same letters come first', () => {
  expect(completeText(index, 'hä')).toEqual(['hängslen', 'hammare']);
  expect(completeText(index, 'ha')).toEqual(['hammare', 'hängslen']);
});

test('only words that fit the preceding ones', () => {
  expect(completeText(index, 'hammare v')).toEqual([]);
  expect(completeText(index, 'hängslen v')).toEqual(['hängslen varseljacka']);
});

test.each(['', ' ', 'varsel ', 'vinterjacka', 'xyz', '!?', '🦺'])('"%s" has no completion', (text) =>
  expect(completeText(index, text)).toEqual([]),
);

test('one form of a word, at most eight words', () => {
  const forms = indexOfNames('sv', 'Hammare', 'Hammaren', 'Hammaren');
  expect(completeText(forms, 'ham')).toEqual(['hammaren']);
  const many = buildTextIndex(
    Array.from({ length: 20 }, (_, id) => sampleDocument({ id, name: `bal${String.fromCharCode(97 + id)}k` })),
    'en',
  );
  expect(completeText(many, 'bal')).toHaveLength(8);
});
