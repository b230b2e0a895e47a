import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createLogoPainter, drawLogo } from './draw-logo.server.ts';

/** The left half is red. */
const svgOf = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width / 2}" height="${height}" fill="#ff0000"/></svg>`;

// 80 mm are 3.15 inches, or 945 dots at 300 per inch.
test.each([
  ['a drawing of 24 units', 24, 12],
  ['a drawing of 100 units', 100, 50],
  ['a drawing of 16,000 units', 16_000, 8_000],
])('%s has 300 dots per inch at its width on the garment', async (_, width, height) => {
  const { data, info } = await sharp(await drawLogo({ svg: svgOf(width, height) }, 80))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, Math.abs(info.height - 945 / 2) < 2]).toEqual([945, true]);
  const pixel = (x: number) => [...data.subarray((200 * info.width + x) * 4, (200 * info.width + x) * 4 + 4)];
  expect([pixel(400), pixel(600)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ]);
});

test('a large logo and a high one stay within 1,200 dots', async () => {
  const sizeOf = async (width: number, height: number, mm: number) => {
    const { width: w, height: h } = await sharp(await drawLogo({ svg: svgOf(width, height) }, mm)).metadata();
    return [w, h];
  };
  expect(await sizeOf(400, 400, 350)).toEqual([1200, 1200]);
  expect(await sizeOf(100, 400, 350)).toEqual([300, 1200]);
});

test('a version of a logo is drawn once in each width', async () => {
  const widths: number[] = [];
  const paint = createLogoPainter(async (_, widthMm) => {
    widths.push(widthMm);
    return Buffer.from('');
  });
  const file = { logoId: 'a', version: 1, name: 'Bygg', fileName: 'bygg.svg' };
  const logo = { kind: 'logo', svg: svgOf(24, 12), widthMm: 80, file } as const;
  const drawing = { files: [{ svg: logo.svg, x: 0, y: 0, width: 80, height: 40 }] };
  await Promise.all([
    paint({ artwork: logo, method: 'print' }, drawing),
    paint({ artwork: logo, method: 'print' }, drawing),
    paint({ artwork: { ...logo, widthMm: 60 }, method: 'print' }, drawing),
    paint({ artwork: { ...logo, file: { ...file, version: 2 } }, method: 'print' }, drawing),
  ]);
  expect(widths).toEqual([80, 60, 80]);
  expect(await paint({ artwork: { kind: 'awaited' }, method: 'print' }, drawing)).toBeUndefined();
});
