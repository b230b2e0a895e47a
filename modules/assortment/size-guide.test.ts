import { expect, test } from 'vitest';
import { type SizeGuide, sizeGuideView } from './size-guide.ts';

const speech = { language: 'sv', marketDefault: 'sv' } as const;
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
  expect(sizeGuideView(guide, dimensions, '/files/a.pdf', speech)).toEqual({
    content: {
      title: 'Herrstorlekar',
      unit: 'cm',
      productDimensions: {
        columns: [
          { code: 'chest', name: 'Bröst' },
          { code: 'legOpening', name: 'legOpening' },
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
  expect(sizeGuideView(undefined, undefined, undefined, speech)).toEqual({
    content: null,
    fallbackPdfUrl: null,
    bodyMeasurementsTable: [],
  });
});
