import { expect, test } from 'vitest';
import { type SizeGuide, sizeGuideView } from './size-guide.ts';

const speech = {
  language: 'sv',
  marketDefault: 'sv',
  nameOfDimension: (code: string) => (code === 'legOpening' ? 'Benvidd' : undefined),
} as const;
const guide: SizeGuide = {
  code: 'men-c',
  unit: 'cm',
  title: { sv: 'Herrstorlekar', en: 'Sizes for men' },
  columns: [
    { code: 'chest', name: { sv: 'Bröst' } },
    { code: 'waist', name: { sv: '<b>Midja</b>' } },
  ],
  bodyMeasurements: [
    {
      gender: 'Men',
      tableType: 'regular',
      title: { sv: 'Normal' },
      rows: [{ size: 'C50', values: { chest: 100.5, waist: [84, 88] } }],
    },
  ],
};

test('P61 Z06 content, fallback document and a table of body measurements', () => {
  const dimensions = { columns: ['chest', 'legOpening'], rows: [{ size: 'C50', values: [60, 21.5] }] };
  expect(sizeGuideView({ guides: [guide], dimensions, pdfUrl: '/files/a.pdf' }, speech)).toEqual({
    content: {
      title: 'Herrstorlekar',
      unit: 'cm',
      productDimensions: {
        unit: 'cm',
        columns: [
          { code: 'chest', name: 'Bröst' },
          { code: 'legOpening', name: 'Benvidd' },
        ],
        sizes: [{ size: 'C50', values: [60, 21.5] }],
      },
    },
    fallbackPdfUrl: '/files/a.pdf',
    bodyMeasurementsTable: [
      {
        attrs: { gender: 'Men', tableType: 'regular', title: 'Normal' },
        innerHTML:
          '<table><thead><tr><th scope="col"></th><th scope="col">Bröst</th><th scope="col">&lt;b&gt;Midja&lt;/b&gt;</th></tr></thead>' +
          '<tbody><tr><th scope="row">C50</th><td>100,5</td><td>84–88</td></tr></tbody></table>',
      },
    ],
  });
});

test('a product without any measures has no content', () => {
  expect(sizeGuideView({ guides: [] }, speech)).toEqual({
    content: null,
    fallbackPdfUrl: null,
    bodyMeasurementsTable: [],
  });
});

test("Z06 a guide's table contains no foreign markup", () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const row = { size: evil, values: { chest: 100, waist: 90 } };
  const tables = guide.bodyMeasurements.map((table) => ({ ...table, rows: [row] }));
  const columns = guide.columns.map(({ code }) => ({ code, name: { sv: evil } }));
  const shown = sizeGuideView({ guides: [{ ...guide, columns, bodyMeasurements: tables }] }, speech);
  const html = shown.bodyMeasurementsTable[0]?.innerHTML ?? '';
  const tags = [...html.matchAll(/<\/?([a-z]+)([^>]*)>/g)].map(([, tag, attributes]) => `${tag}${attributes}`);
  expect(new Set(tags)).toEqual(
    new Set(['table', 'thead', 'tr', 'th scope="col"', 'th', 'tbody', 'th scope="row"', 'td']),
  );
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('Z07 a category with several guides has all tables, each by gender', () => {
  const women = { ...guide, code: 'women-c', title: { sv: 'Damstorlekar' } };
  const tables = guide.bodyMeasurements.map((table) => ({ ...table, gender: 'Women' as const }));
  const shown = sizeGuideView({ guides: [guide, { ...women, bodyMeasurements: tables }] }, speech);
  expect(shown.content?.title).toBe('Herrstorlekar');
  expect(shown.bodyMeasurementsTable.map(({ attrs }) => attrs.gender)).toEqual(['Men', 'Women']);
});
