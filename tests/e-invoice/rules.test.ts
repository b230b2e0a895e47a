import { expect, test } from 'vitest';
import type { Element } from '#modules/e-invoice/check-document.ts';
import { checkDocument, checks } from '#modules/e-invoice/check-document.ts';
import rules from '#modules/e-invoice/rules/rules.json' with { type: 'json' };
import { also } from './also.ts';
import { credit, danishCredit, dutchCredit, home, invoice, taxedWithAllowance, untaxed } from './bases.ts';
import { brokenCategories } from './broken-categories.ts';
import { brokenDocuments } from './broken-documents.ts';
import { brokenLines } from './broken-lines.ts';
import { brokenContinental, brokenNordic } from './broken-national.ts';
import { brokenParties } from './broken-parties.ts';
import { editAll } from './edit.ts';

const all = [
  ...brokenDocuments,
  ...brokenParties,
  ...brokenLines,
  ...brokenCategories,
  ...brokenNordic,
  ...brokenContinental,
];

test('every rule of the list is checked, and has a document that breaks it', () => {
  const listed = Object.keys(rules).toSorted();
  expect(Object.keys(checks).toSorted()).toEqual(listed);
  expect(all.map(([id]) => id).toSorted()).toEqual(listed);
});

const right: readonly (readonly [string, () => Element])[] = [
  ['an invoice', invoice],
  ['a credit note', credit],
  ['a Danish credit note', danishCredit],
  ['a Dutch credit note', dutchCredit],
  ['one with an allowance', taxedWithAllowance],
  ...(['DK', 'DE', 'NL', 'IS', 'IT', 'NO'] as const).map((country) => [`one of ${country}`, home(country)] as const),
  ...['Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'].map((code) => [`one of category ${code}`, untaxed(code)] as const),
];

test.each(right)('%s breaks no rule before it is changed', (_, document) => {
  expect(checkDocument(document())).toEqual([]);
});

const broken = all.map(([id, from, ...edits]) => ({ id, document: () => editAll(from(), edits) }));

test.each(broken)('a document breaks $id, and no rule but those that say the same or follow', ({ id, document }) => {
  const found = checkDocument(document()).map((rule) => rule.id);
  expect(found.toSorted()).toEqual([id, ...(also[id] ?? [])].toSorted());
});
