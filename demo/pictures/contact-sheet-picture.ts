import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './draw.ts';
import { type GarmentType, garments } from './garments.ts';
import { samples } from './samples.ts';

// node demo/pictures/contact-sheet-picture.ts: the sheet of the README. Every type has a block of eight: three products
// from front and back, then the first of them near and in use.
const target = 'docs/pictures/contact-sheet.webp';
const cell = { width: 96, height: 120 };
const columns = 16;

sharp.concurrency(1);
const pictures = (Object.keys(garments) as GarmentType[]).flatMap((type) => {
  const looks = samples(type);
  return looks.flatMap((look, i) => [
    ...(['front', 'back'] as const).map((view) => ({ type, view, look })),
    ...(i % 3 === 2 ? (['detail', 'worn'] as const).map((view) => ({ type, view, look: looks[i - 2] ?? look })) : []),
  ]);
});
const composed = [];
for (const [i, picture] of pictures.entries()) {
  // Rasterised whole and then made small, as the shop does it: a weave is laid out for pixels at full size.
  const whole = await sharp(Buffer.from(drawPicture(picture)))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const input = await sharp(whole).resize(cell).png().toBuffer();
  composed.push({ input, left: (i % columns) * cell.width, top: Math.floor(i / columns) * cell.height });
}
mkdirSync(path.dirname(target), { recursive: true });
const { size } = await sharp({
  create: {
    width: columns * cell.width,
    height: Math.ceil(pictures.length / columns) * cell.height,
    channels: 3,
    background: '#f4f2ee',
  },
})
  .composite(composed)
  .webp({ quality: 70, effort: 6 })
  .toFile(target);
process.stdout.write(`${target}: ${pictures.length} pictures, ${Math.round(size / 1024)} kB\n`);
