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

test('the last word is completed, what weighs most first', () => {
  expect(completeText(index, 'var')).toEqual(['varseljacka', 'varselväst']);
  expect(completeText(index, 'Dam VINT')).toEqual(['Dam vinterväst']);
});

test('what is no word is left out', () => {
  expect(completeText(index, '<"var')).toEqual(['varseljacka', 'varselväst']);
  expect(completeText(index, '"Dam"  med >vint')).toEqual(['Dam med vinterväst']);
});

test('a word that stands only in compounds is offered', () => expect(completeText(index, 'jac')).toEqual(['jacka']));

test('what was typed with its own letters comes first', () => {
  expect(completeText(index, 'hä')).toEqual(['hängslen', 'hammare']);
  expect(completeText(index, 'ha')).toEqual(['hammare', 'hängslen']);
});

test('only what fits the words before', () => {
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
