import { describe, expect, test } from 'vitest';
import { generateCatalogue, smallWorld } from '../catalogue.ts';
import { type DesignedProduct, subjectOf } from './product-look.ts';

const rows = generateCatalogue({
  seed: 'catalogue-v1',
  products: 600,
  today: '2026-11-15',
  languages: ['en'],
  markets: [],
});
const products = [...rows].flatMap((row) => (row.kind === 'product' ? [row] : []));

const seen = (row: (typeof products)[number]): DesignedProduct => ({
  type: row.type,
  material: row.material ?? null,
  gender: row.genders[0] ?? null,
  design: row.design ?? null,
  fit: row.parametrics.Fit?.[0] ?? null,
});

test('every product of the demo world can be drawn in each of its colours', () => {
  expect(products.length).toBeGreaterThan(smallWorld);
  const undrawn = products.flatMap((row) =>
    row.colours.filter(({ partNo }) => !subjectOf(seen(row), partNo.slice(8))).map(({ partNo }) => partNo),
  );
  expect(undrawn).toEqual([]);
});

describe('a product is drawn as what it is', () => {
  const product: DesignedProduct = { type: 'overall', material: '1220', gender: 'Women', design: null, fit: null };
  const design = {
    garment: 'bib-trousers',
    hood: 'none',
    closure: 'zip',
    lining: 'none',
    hiVisClass: 2,
    reflectors: true,
    holsterPockets: true,
    kneePockets: false,
    stretchPanels: false,
    reinforcements: false,
    features: ['thigh'],
  } as const;

  test('colours, cut and cloth', () => {
    expect(subjectOf(product, '0115')?.look).toMatchObject({
      main: '#111214',
      contrast: '#4B4F53',
      gender: 'W',
      material: 'twill',
    });
    expect(subjectOf(product, '0100')?.look.contrast).toBe('#111214');
  });

  test('features, and which of several things of a type', () => {
    const subject = subjectOf({ ...product, design: { ...design, features: ['thigh'] } }, '0100');
    expect(subject?.look.features).toMatchObject({
      kind: 'bib',
      holsterPockets: true,
      thighPockets: true,
      hiVisClass: 2,
    });
    const shirt = { ...design, garment: 'undershirt', features: [] };
    expect(subjectOf({ ...product, type: 'underwear', design: shirt }, '0100')?.type).toBe('base-top');
  });

  test('an unknown type or colour is not drawn', () => {
    expect(subjectOf({ ...product, type: 'spacesuit' }, '0100')).toBe(undefined);
    expect(subjectOf(product, '9900')).toBe(undefined);
  });
});
