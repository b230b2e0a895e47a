import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPicture } from './draw.ts';
import { type GarmentType, garments } from './garments.ts';
import type { View } from './kit/look.ts';
import { samples } from './samples.ts';

// node demo/pictures/contact-sheet.ts <folder> [view,view]: every type in three colours, to be looked at in a browser.
const [folder = 'build/contact-sheet', wanted = 'front,back'] = process.argv.slice(2);
const views = wanted.split(',') as View[];
mkdirSync(folder, { recursive: true });

const cells = (Object.keys(garments) as GarmentType[]).flatMap((type) =>
  samples(type).flatMap((look, i) =>
    views.map((view) => {
      const name = `${type}-${i}-${view}.svg`;
      writeFileSync(path.join(folder, name), drawPicture({ type, view, look }));
      return `<img src="${name}" alt="${type} ${view}" width="200" height="250">`;
    }),
  ),
);

writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><title>Contact sheet</title><body style="margin:0;display:grid;grid-template-columns:repeat(${3 * views.length},200px);gap:2px">${cells.join('')}`,
);
