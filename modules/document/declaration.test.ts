import { describe, expect, test } from 'vitest';
import type { ConformityFacts } from '../assortment/conformity-facts.ts';
import { conformityOf, isTypeExamined, isWatched, referenceOf } from './declaration.ts';

const standard = (id: string, edition?: string) => ({ id, edition, grade: undefined, explanation: id });

const product = (facts: Partial<ConformityFacts> = {}): ConformityFacts => ({
  basePartNo: '10001110',
  name: 'Jacket',
  manufacturerId: 7276,
  standards: [standard('EN ISO 20471', '2013+A1:2016')],
  ppeCategory: 'II',
  maxWashes: undefined,
  material: undefined,
  firstSaleDate: '2021-03-04',
  ...facts,
});

test('S08 European standards are cited, other certificates are not', () => {
  const ids = ['EN 343', 'IEC 61482-2', 'ANSI/ISEA 107', 'CSA Z96', 'OEKO-TEX STANDARD 100', 'EN ISO 11612'];
  const declared = conformityOf(product({ standards: ids.map((id) => standard(id)) }));
  expect(declared).toMatchObject({
    kind: 'declared',
    harmonised: [{ id: 'EN 343' }, { id: 'EN ISO 11612' }],
    specifications: [{ id: 'IEC 61482-2' }],
  });
});

test('S08 nothing is declared without protective equipment or without a category', () => {
  expect(conformityOf(product({ ppeCategory: undefined, standards: [] })).kind).toBe('not-needed');
  const tested = [standard('OEKO-TEX STANDARD 100')];
  expect(conformityOf(product({ ppeCategory: undefined, standards: tested })).kind).toBe('not-needed');
  expect(conformityOf(product({ ppeCategory: undefined })).kind).toBe('unknown');
  expect(conformityOf(product({ ppeCategory: 'IV' })).kind).toBe('unknown');
  expect(conformityOf(product({ standards: [] })).kind).toBe('declared');
});

describe('S08 the date of a declaration comes from the product’s data', () => {
  test.each([
    ['its first sale', '2021-03-04', ['2013+A1:2016'], '2021-03-04'],
    ['the edition that it cites, where that is newer', '2021-03-04', ['2015', '2017+A1:2023'], '2023-01-01'],
    ['never before the Regulation applied', '2016-05-05', ['2005+A1:2009'], '2018-04-21'],
    ['without a first sale', undefined, [undefined], '2018-04-21'],
  ])('%s', (_, firstSaleDate, editions, issuedOn) => {
    const standards = editions.map((edition) => standard('EN 343', edition));
    expect(conformityOf(product({ firstSaleDate, standards }))).toMatchObject({ issuedOn });
  });
});

test('S08 a notified body examines categories II and III, and monitors production of III only', () => {
  const asked = (['I', 'II', 'III'] as const).map((category) => [
    isTypeExamined({ category }),
    isWatched({ category }),
  ]);
  expect(asked).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('S08 a standard is named with its edition, if the data has it', () => {
  expect(referenceOf(standard('EN 343', '2019'))).toBe('EN 343:2019');
  expect(referenceOf(standard('EN 343'))).toBe('EN 343');
});
