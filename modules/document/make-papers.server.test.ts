import { beforeAll, expect, test } from 'vitest';
import { languages } from '#core/locale.ts';
import { readTexts, type Texts } from '#platform/texts.server.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import type { Conformity, Declaration } from './declaration.ts';
import { makeBundle, makeDeclaration } from './make-papers.server.ts';

let texts: Texts;

beforeAll(async () => {
  texts = await readTexts('messages');
});

const standard = (id: string, edition: string, grade?: string) => ({ id, edition, grade, explanation: `About ${id}` });

const jacket = (facts: Partial<Declaration> = {}): Conformity => ({
  kind: 'declared',
  basePartNo: '10001110',
  name: 'Craft jacket',
  manufacturerId: 7276,
  category: 'III',
  harmonised: [standard('EN ISO 11612', '2015', 'A1 B1 C1'), standard('EN 14404', '2004+A1:2010', 'type 2, level 1')],
  specifications: [standard('IEC 61482-2', '2018', 'APC 1')],
  issuedOn: '2021-03-04',
  ...facts,
});

const plain: Conformity = { kind: 'not-needed', basePartNo: '20001110', name: 'T-shirt' };

const make = async (language: (typeof languages)[number], conformity: Conformity) =>
  readPdf(await makeDeclaration({ texts }, language, conformity));

test('S08 a declaration has every part that Annex IX requires', async () => {
  const { pages, lines, text } = await make('en', jacket());
  expect(pages).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      'EU declaration of conformity',
      'Craft jacket',
      'Article number 10001110, in all its colours and sizes',
      'Yrke, Exempelgatan 1, 000 01 Exempelstad, Sweden',
      '3. This declaration of conformity is issued under the sole responsibility of the manufacturer.',
      'Craft jacket, article number 10001110: personal protective equipment of risk category III.',
      'EN ISO 11612:2015About EN ISO 11612, A1 B1 C1',
      'EN 14404:2004+A1:2010About EN 14404, type 2, level 1',
      'IEC 61482-2:2018About IEC 61482-2, APC 1',
      'Exempelstad, 4 March 2021',
      'Kim Exempel, head of product safety',
    ]),
  );
  expect(text).toContain('in point 4');
  expect(text).toContain('Regulation (EU) 2016/425');
  expect(text).toContain('(module B)');
  expect(text).toContain('(module D)');
});

test('S08 the notified body is listed where the category requires it, and the numbering continues', async () => {
  const second = await make('en', jacket({ category: 'II' }));
  expect(second.text).toContain('(module B)');
  expect(second.text).not.toContain('(module D)');
  const first = await make('en', jacket({ category: 'I', specifications: [] }));
  expect(first.text).not.toMatch(/module|notified/);
  expect(first.text).toContain('7. Signed for and on behalf of Yrke');
});

test('S08 a product without protective equipment gets no false declaration', async () => {
  const { text, lines } = await make('en', plain);
  expect(lines[1]).toBe('No EU declaration of conformity');
  expect(text).toContain('is not personal protective equipment');
  expect(text).not.toMatch(/EN |sole responsibility|Signed/);
  expect((await make('en', { ...plain, kind: 'unknown' })).text).toContain('no risk category');
});

test.each(languages)('S08 in %s the fonts have every character, and title and language are set', async (language) => {
  const { pages, boxes, text, frame } = await make(language, jacket());
  const title = texts.say(language, 'documents', 'paper.title') ?? 'none';
  expect({ pages, boxes }).toEqual({ pages: 1, boxes: 0 });
  expect(text).toContain(title);
  expect(text).not.toContain('?');
  expect(frame).toContain(`/Lang (${language})`);
  expect(frame).toContain('/DisplayDocTitle true');
  expect(frame).toContain('/Marked true');
});

test('S08 a character missing in the fonts would be a box', async () => {
  expect((await make('en', jacket({ name: '軍手' }))).boxes).toBeGreaterThan(0);
});

test('S08 the same product gives the same bytes; another day or text gives others', async () => {
  const [once, again, later] = await Promise.all([
    makeDeclaration({ texts }, 'lv', jacket()),
    makeDeclaration({ texts }, 'lv', jacket()),
    makeDeclaration({ texts }, 'lv', jacket({ issuedOn: '2022-03-04' })),
  ]);
  expect(Buffer.compare(once, again)).toBe(0);
  expect(Buffer.compare(once, later)).not.toBe(0);
});

test('S08 a bundle lists all products and has one page per declaration', async () => {
  const gone = [{ basePartNo: '90001110', name: 'Old hat' }];
  const conformities = [jacket(), plain, jacket({ basePartNo: '30001110', name: 'Trousers' })];
  const bundle = await makeBundle({ texts }, 'en', { subtitle: 'Order 1000', conformities, gone });
  const { pages, lines } = readPdf(bundle);
  expect(pages).toBe(3);
  const first = lines.slice(0, lines.indexOf('page 1 of 3') + 1).map((line) => line.replaceAll('\u00a0', ' '));
  expect(first).toEqual([
    'YRKE',
    'EU declarations of conformity',
    'Order 1000',
    '10001110Craft jacket. EN ISO 11612:2015, EN 14404:2004+A1:2010, IEC 61482-2:20182',
    '20001110T-shirt. Not personal protective equipment: no declaration needed.',
    '30001110Trousers. EN ISO 11612:2015, EN 14404:2004+A1:2010, IEC 61482-2:20183',
    '90001110Old hat. No longer in the assortment.',
    'page 1 of 3',
  ]);
  expect(lines.filter((line) => line === 'EU declaration of conformity')).toHaveLength(2);
});

test('S08 a long list of contents continues on the next page', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...plain, basePartNo: String(20_000_000 + at) }));
  const { pages, text } = readPdf(
    await makeBundle({ texts }, 'en', { subtitle: undefined, conformities: many, gone: [] }),
  );
  expect(pages).toBe(2);
  for (const { basePartNo } of many) expect(text).toContain(basePartNo);
});
