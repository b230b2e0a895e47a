import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { appIcon, favicon, maskableIcon } from './icons.ts';
import { ink, paper } from './mark.ts';

// node demo/pictures/brand/write-icons.ts [folder]: the files browsers and launchers ask for. Run it after changing the mark.
const [folder = 'public'] = process.argv.slice(2);
const at = (name: string) => path.join(folder, name);

const rasters = [
  ['apple-touch-icon.png', appIcon(), 180],
  ['icon-192.png', appIcon(), 192],
  ['icon-512.png', appIcon(), 512],
  ['icon-maskable-512.png', maskableIcon(), 512],
] as const;

writeFileSync(at('favicon.svg'), favicon());
for (const [name, svg, size] of rasters)
  await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(at(name));

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({ src, sizes, type: 'image/png', purpose });
writeFileSync(
  at('site.webmanifest'),
  `${JSON.stringify(
    {
      name: 'Yrke',
      short_name: 'Yrke',
      start_url: '/',
      display: 'browser',
      background_color: paper,
      theme_color: ink,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        icon('/icon-192.png', '192x192', 'any'),
        icon('/icon-512.png', '512x512', 'any'),
        icon('/icon-maskable-512.png', '512x512', 'maskable'),
      ],
    },
    null,
    2,
  )}\n`,
);
