import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, parse } from 'opentype.js';
import { expect, test } from 'vitest';
import { kernedLetters, letters } from '../letters.ts';

/** The open fonts from which the outlines are taken. */
const sources = {
  block: 'barlow/files/barlow-*-600-normal.woff',
  script: 'lobster/files/lobster-*-400-normal.woff',
  narrow: 'oswald/files/oswald-*-500-normal.woff',
  slab: 'roboto-slab/files/roboto-slab-*-600-normal.woff',
} as const;

const emUnits = 1000;

async function readFont(source: string, set: 'latin' | 'latin-ext'): Promise<Font> {
  const file = createRequire(import.meta.url).resolve(`@fontsource/${source.replace('*', set)}`);
  const bytes = await readFile(file);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function outlinesOf(source: string) {
  const fonts = [await readFont(source, 'latin'), await readFont(source, 'latin-ext')] as const;
  const fontOf = (letter: string) => fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  const glyphs = letters.flatMap((letter) => {
    const font = fontOf(letter);
    if (!font) return [];
    const glyph = font.charToGlyph(letter);
    const advance = Math.round(((glyph.advanceWidth ?? 0) * emUnits) / font.unitsPerEm);
    return [[letter, `${advance} ${glyph.getPath(0, 0, emUnits).toPathData(0)}`.trim()] as const];
  });
  const [font] = fonts;
  const pairs = kernedLetters.flatMap((left) =>
    kernedLetters.flatMap((right) => {
      const units = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
      const moved = Math.round((units * emUnits) / font.unitsPerEm);
      return moved === 0 ? [] : [`${left}${right}${moved}`];
    }),
  );
  const { y1 } = font.charToGlyph('H').getPath(0, 0, emUnits).getBoundingBox();
  return { capHeight: Math.round(-y1), kerning: pairs.join(' '), glyphs: Object.fromEntries(glyphs) };
}

/** `vitest run --update` writes the files. */
test.each(Object.entries(sources))('the outlines of %s are those of its font', async (name, source) => {
  const path = join(import.meta.dirname, `${name}.json`);
  const outlines = await outlinesOf(source);
  await expect(`${JSON.stringify(outlines, null, 2)}\n`).toMatchFileSnapshot(path);
  expect(Object.keys(outlines.glyphs).sort()).toEqual([...letters].sort());
});
