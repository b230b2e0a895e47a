import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProof } from './build-proof.ts';
import { typefaceDigests } from './drawing-version.ts';
import { renderProof } from './render-proof.ts';
import { toSvg } from './to-svg.ts';
import { typefaceNames } from './typeface.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

test.each(typefaceNames)('the digest of %s is that of its file', async (name) => {
  const file = await readFile(join(import.meta.dirname, 'typefaces', `${name}.json`));
  expect(typefaceDigests[name]).toBe(sha256(file).slice(0, 12));
});

const jacket = { categories: ['jacket-work', 'Tops'], size: 'C52', hexes: ['#1F2F52'] };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="#c00" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>';
const file = { logoId: 'a', version: 1, name: 'Bygg', fileName: 'bygg.svg' };

async function draw(service: string, lines: string[], position = 'left chest') {
  const facts = { service, position, lines, hasText: lines.length > 0 };
  const built = await buildProof(jacket, facts, { kind: 'logo', svg, widthMm: 80, file });
  if (built.kind !== 'proof') throw new Error(built.kind);
  return { drawnBy: built.proof.drawnBy, svg: toSvg(await renderProof(built.proof), 'a', '') };
}

// Proofs of orders keep their hash. If this fails, drawings look different: increase `drawingVersion` and write the new digest here.
test('a drawing that looks different has another version', async () => {
  const drawings = [
    await draw('embroidery', ['Olle']),
    await draw('transfer', ['Olle']),
    await draw('embroidery', []),
    await draw('embroidery', [], 'left sleeve'),
  ];
  expect(drawings.map((one) => one.drawnBy)).toEqual([
    `6/${typefaceDigests.block}`,
    `6/${typefaceDigests.narrow}`,
    '6',
    '6',
  ]);
  expect(sha256(drawings.map((one) => one.svg).join()).slice(0, 12)).toBe('2844629106a9');
});
