import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './draw.ts';
import { type GarmentType, garments } from './garments.ts';
import { samples } from './samples.ts';

// node demo/pictures/contact-sheet-picture.ts: the sheet of the README, all types in three colours, front and back.
const target = 'docs/pictures/contact-sheet.webp';
const cell = { width: 112, height: 140 };
const columns = 18;

sharp.concurrency(1);
const pictures = (Object.keys(garments) as GarmentType[]).flatMap((type) =>
  samples(type).flatMap((look) => (['front', 'back'] as const).map((view) => ({ type, view, look }))),
);
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
  .webp({ quality: 72, effort: 6 })
  .toFile(target);
process.stdout.write(`${target}: ${pictures.length} pictures, ${Math.round(size / 1024)} kB\n`);
