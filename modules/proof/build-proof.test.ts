import { expect, test } from 'vitest';
import { buildProof } from './build-proof.ts';
import { layOut } from './lay-out.ts';
import { loadTypeface } from './load-typeface.ts';
import { renderProof } from './render-proof.ts';
import { toSvg } from './to-svg.ts';

const jacket = { categories: ['jacket-work', 'Tops'], size: 'C52', hexes: ['#1F2F52'] };
const name = { service: 'embroidery', position: 'left chest', lines: ['Olle Ström'], hasText: true };

// Places are given for C50: 115 mm from the middle, and room of 100 x 50 mm. C52 is one size larger: 4 mm outwards, 2 mm down, 2 mm wider.
test('a name on a jacket, with its place, typeface, height and thread', async () => {
  const built = await buildProof(jacket, name);
  expect(built).toEqual({
    kind: 'proof',
    proof: {
      garment: 'jacket',
      size: 'C52',
      cloth: { main: '#1F2F52', second: '#1F2F52' },
      position: 'left chest',
      place: { side: 'front', xMm: 119, yMm: 207, roomMm: { width: 102, height: 50 }, usualMm: 9 },
      method: 'embroidery',
      ink: { code: 'white', hex: '#f4f3ee' },
      artwork: { kind: 'text', lines: ['Olle Ström'], typeface: 'block', heightMm: 9 },
      drawnBy: expect.stringMatching(/^\d+\/[0-9a-f]{12}$/),
    },
    problems: [],
    hints: [],
  });
});

test('print on light cloth is black; a typeface for thread is replaced', async () =>
  expect(
    await buildProof(
      { ...jacket, hexes: ['#ffffff', '#111214'] },
      { ...name, service: 'transfer', typeface: 'script' },
    ),
  ).toMatchObject({
    proof: {
      cloth: { main: '#ffffff', second: '#111214' },
      method: 'print',
      ink: { code: 'black' },
      artwork: { typeface: 'narrow' },
    },
  }));

test('the chosen typeface and height are used', async () =>
  expect(await buildProof(jacket, { ...name, typeface: 'script', heightMm: 10 })).toMatchObject({
    proof: { artwork: { typeface: 'script', heightMm: 10 } },
    problems: [],
  }));

test('a text that cannot be made is still shown completely', async () =>
  expect(await buildProof(jacket, { ...name, lines: ['Olle 😀'] })).toMatchObject({
    proof: { artwork: { lines: ['Olle 😀'] } },
    problems: [{ code: 'emoji', letters: '😀' }],
  }));

test('a text with more lines or longer lines than its service allows has a problem for each', async () => {
  const check = async (lines: readonly string[]) => {
    const limits = { maxLines: 3, maxCharacters: 20 };
    const built = await buildProof(jacket, { ...name, lines, limits });
    return built.kind === 'proof' && built.problems;
  };
  expect(await check(['Ada', 'Berg', 'Snickare', 'Lund'])).toEqual([{ code: 'too-many-lines', most: 3 }]);
  expect(await check(['i'.repeat(21)])).toEqual([{ code: 'line-too-long', most: 20 }]);
  expect(await check(['i'.repeat(20), 'Berg', 'Lund'])).toEqual([]);
  const unlimited = await buildProof(jacket, {
    ...name,
    lines: ['i'.repeat(21)],
    limits: { maxLines: 0, maxCharacters: 0 },
  });
  expect(unlimited).toMatchObject({ problems: [] });
});

test('chips have no proof; trousers have no chest and shoes have no place', async () => {
  expect(await buildProof(jacket, { ...name, service: 'chip', position: 'inside hem' })).toEqual({ kind: 'none' });
  const nowhere = { kind: 'no-position', position: 'left chest' };
  expect(await buildProof({ ...jacket, categories: ['Bottoms'] }, name)).toEqual(nowhere);
  expect(await buildProof({ ...jacket, categories: ['shoe-low', '1200'] }, name)).toEqual(nowhere);
});

test('a logo is drawn in its width and proportions, as a separate picture', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>';
  const file = { logoId: 'a', version: 1, name: 'Bygg', fileName: 'bygg.svg' };
  const logo = { kind: 'logo', svg, widthMm: 80, file } as const;
  const service = { ...name, lines: [], hasText: false };
  const built = await buildProof(jacket, service, logo);
  if (built.kind !== 'proof') throw new Error(built.kind);
  const { files, shapes } = await renderProof(built.proof);
  expect(files.map(({ width, height }) => Math.round((width / height) * 10))).toEqual([40, 40]);
  expect(toSvg({ width: 1, height: 1, shapes: [], files }, 'a', 'Logo')).not.toContain('<rect');
  expect(shapes.length).toBeGreaterThan(10);
  expect(built.proof.artwork).toEqual(logo);
  // Wider than the place: reduced to the available room.
  const large = await buildProof(jacket, service, { ...logo, widthMm: 350 });
  // The room of this place is 102 mm wide and 50 mm high; the logo is a quarter as high as wide, so only the width limits it.
  expect(large.kind === 'proof' && large.proof.artwork).toEqual({ ...logo, widthMm: 102 });
  const narrower = { code: 'narrower', text: '102' };
  expect(large).toMatchObject({ hints: [narrower] });
  // 0.8 mm at the width that was meant, and 0.6 at this one.
  const fine = await buildProof(jacket, service, { ...logo, widthMm: 140, thinnest: 0.006 });
  expect(fine).toMatchObject({ hints: [narrower, { code: 'thin-lines', text: '0.6' }] });
  expect(fine.kind === 'proof' && fine.proof.artwork).toEqual({ ...logo, widthMm: 102 });
  const coarse = await buildProof(jacket, service, { ...logo, widthMm: 140, thinnest: 0.008 });
  expect(coarse).toMatchObject({ hints: [narrower] });
});

test('a logo with a colour that is much the same as the cloth has a hint', async () => {
  const service = { ...name, lines: [], hasText: false };
  const hintsOn = async (cloth: string, ...paints: string[]) => {
    const shapes = paints.map((paint) => `<path d="M0 0h40v10z" fill="${paint}"/>`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${shapes}</svg>`;
    const file = { logoId: 'a', version: 1, name: 'Bygg', fileName: 'bygg.svg' };
    const built = await buildProof({ ...jacket, hexes: [cloth] }, service, { kind: 'logo', svg, widthMm: 80, file });
    return built.kind === 'proof' && built.hints;
  };
  const hint = { code: 'hard-to-see', text: '' };
  expect(await hintsOn('#111214', '#1f2c4d', '#e2701e')).toEqual([hint]);
  expect(await hintsOn('#F4F4F2', '#1f2c4d', '#FFFFFF')).toEqual([hint]);
  expect(await hintsOn('#c8cacd', '#1f2c4d', '#e2701e')).toEqual([]);
});

test('thread is drawn as stitches inside the outlines, print is not; equal proofs have equal drawings', async () => {
  const drawn = async (service: string) => {
    const built = await buildProof(jacket, { ...name, service });
    if (built.kind !== 'proof') throw new Error(built.kind);
    return renderProof(built.proof);
  };
  const clipsIn = ({ shapes }: Awaited<ReturnType<typeof drawn>>) =>
    shapes.filter(({ clip }) => clip?.startsWith('M-'));
  expect(clipsIn(await drawn('embroidery')).length).toBe(2);
  expect(clipsIn(await drawn('transfer')).length).toBe(0);
  expect(await drawn('embroidery')).toEqual(await drawn('embroidery'));
});

test('a title is escaped in its attribute', () =>
  expect(toSvg({ width: 1, height: 1, shapes: [], files: [] }, 'a', '"><script>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" role="img" aria-label="&quot;&gt;&lt;script&gt;"></svg>',
  ));

test('thread or print in nearly the colour of the cloth is a hint at the proof', async () => {
  const hintsOn = async (hexes: readonly string[], service: string, ink: string | undefined) => {
    const built = await buildProof({ ...jacket, hexes }, { ...name, service, ink });
    return built.kind === 'proof' && built.hints;
  };
  const hint = { code: 'ink-hard-to-see', text: '' };
  expect(await hintsOn(['#15161a'], 'embroidery', 'black')).toEqual([hint]);
  expect(await hintsOn(['#1c2a4a', '#ffffff'], 'embroidery', 'navy')).toEqual([hint]);
  expect(await hintsOn(['#fafafa'], 'transfer', 'white')).toEqual([hint]);
  expect(await hintsOn(['#15161a'], 'transfer', 'white')).toEqual([]);
  expect(await hintsOn(['#1c2a4a'], 'embroidery', 'red')).toEqual([]);
  // The shop chooses what is seen best, and says nothing of a cloth that it does not know.
  expect(await hintsOn(['#15161a'], 'embroidery', undefined)).toEqual([]);
  expect(await hintsOn([], 'embroidery', 'grey')).toEqual([]);
});

test('the measures of a drawing have the decimal sign of the reader, all else stays', async () => {
  const built = await buildProof(jacket, name);
  if (built.kind !== 'proof') throw new Error(built.kind);
  const [dot, comma] = [await renderProof(built.proof), await renderProof(built.proof, ',')];
  const labels = await loadTypeface('block');
  const outlineOf = (label: string) => layOut([label], labels, 9).outline;
  const differing = comma.shapes.filter(({ d }, at) => d !== dot.shapes[at]?.d).map(({ d }) => d);
  // The bar leaves room for the measures.
  expect(differing).toEqual([expect.stringMatching(/^M/), outlineOf('57 × 9,4 mm')]);
});
