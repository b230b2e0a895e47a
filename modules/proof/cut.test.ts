import { expect, test } from 'vitest';
import { buildProof } from './build-proof.ts';
import type { Cut } from './cut.ts';
import { extentOf, partsOf } from './drawing/garment-parts.ts';
import { renderProof } from './render-proof.ts';

const name = { service: 'embroidery', position: 'right chest', lines: ['Olle Ström'], hasText: true };

async function draw(cut: Cut | undefined, categories = ['jacket-work', 'Tops']) {
  const built = await buildProof({ categories, cut, size: 'C52', hexes: ['#1F2F52', '#111214'] }, name);
  return built.kind === 'proof' ? JSON.stringify((await renderProof(built.proof)).shapes) : built.kind;
}

test.each(['hood', 'half-zip', 'buttons', 'chest-pockets', 'reflective-tape', 'sleeve-reflectors'] as const)(
  '%s is seen',
  async (feature) =>
    expect(await draw({ garment: 'jacket', features: [feature] })).not.toBe(
      await draw({ garment: 'jacket', features: [] }),
    ),
);

test.each(['holster-pockets', 'knee-pockets', 'thigh-pocket', 'ruler-pocket'] as const)('%s is seen', (feature) =>
  expect(partsOf('trousers', 'front', [feature])).not.toEqual(partsOf('trousers', 'front', [])),
);

test('where the catalogue does not say how a garment is cut, it is drawn as usual: a jacket with a zip', async () =>
  expect(await draw(undefined)).toBe(await draw({ features: ['zip'] })));

test('the design counts before the category: bib trousers in a category of overalls have no sleeve', async () => {
  const onSleeve = { ...name, position: 'left sleeve' };
  const facts = { categories: ['800'], size: 'C52', hexes: [] };
  expect(await buildProof(facts, onSleeve)).toMatchObject({ kind: 'proof', proof: { garment: 'overall' } });
  expect(await buildProof({ ...facts, cut: { garment: 'bib', features: [] } }, onSleeve)).toEqual({
    kind: 'no-position',
    position: 'left sleeve',
  });
});

test('a drawing has room for a hood and for long sleeves', () => {
  expect(extentOf('tshirt', [])).toEqual({ halfWidth: 430, top: -34, bottom: 718 });
  expect(extentOf('cap', ['long-sleeves'])).toEqual({ halfWidth: 140, top: -44, bottom: 172 });
  expect(extentOf('tshirt', ['hood', 'long-sleeves'])).toEqual({ halfWidth: 474, top: -138, bottom: 718 });
});
