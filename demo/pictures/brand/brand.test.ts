import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faults } from '../kit/faults.ts';
import { appIcon, favicon, maskableIcon } from './icons.ts';
import { ink, signal, symbol } from './mark.ts';
import { wordmark } from './wordmark.ts';

const inPublic = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));

test.each([
  ['symbol', symbol(ink)],
  ['wordmark', wordmark(ink, signal)],
  ['favicon', favicon()],
  ['app icon', appIcon()],
  ['maskable icon', maskableIcon()],
])('%s is sound and needs no font', (_, svg) => {
  expect(faults(svg)).toEqual([]);
  expect(svg).not.toContain('<text');
});

test('the favicon that is served is the mark as it is drawn now', () =>
  expect(inPublic('favicon.svg').toString()).toBe(favicon()));

test('the manifest names icons that are there, in the sizes it says', async () => {
  const { name, icons } = JSON.parse(inPublic('site.webmanifest').toString()) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe('Yrke');
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(inPublic(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons).toHaveLength(4);
});

test('the mark is readable at 16 px: bright arms, bright stem, dark between the arms', async () => {
  const { data, info } = await sharp(Buffer.from(favicon()))
    .resize(16)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * 16 + x) * info.channels] ?? 0;
  expect(Math.min(at(4, 4), at(11, 4), at(8, 11))).toBeGreaterThan(150);
  expect(at(8, 3)).toBeLessThan(70);
});

test('the maskable mark stays inside the circle a launcher may cut', async () => {
  const size = 200;
  const { data, info } = await sharp(Buffer.from(maskableIcon()))
    .resize(size)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const outside: number[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      if (Math.hypot(x - 99.5, y - 99.5) > size * 0.4) outside.push(data[(y * size + x) * info.channels] ?? 0);
  expect(Math.max(...outside)).toBeLessThan(60);
});
