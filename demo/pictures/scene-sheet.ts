import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawSymbol, symbolNames } from '#modules/media/symbols.ts';
import { appIcon, favicon, maskableIcon } from './brand/icons.ts';
import { ink, paper, signal, symbol } from './brand/mark.ts';
import { wordmark } from './brand/wordmark.ts';
import { drawScene, sceneFacts, sceneNames } from './scenes/draw-scene.ts';

// node demo/pictures/scene-sheet.ts <folder>: scenes, brand and symbols on one page, to be looked at in a browser.
const [folder = 'build/scene-sheet'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

function picture(name: string, svg: string, width: number) {
  writeFileSync(path.join(folder, `${name}.svg`), svg);
  return `<figure><img src="${name}.svg" alt="${name}" width="${width}"><figcaption>${name}</figcaption></figure>`;
}

const inline = (name: string, svg: string) =>
  `<figure><div class="sign">${svg}</div><figcaption>${name}</figcaption></figure>`;

const scenes = sceneNames.map((name) => {
  const { quiet, tallQuiet, tone } = sceneFacts(name);
  const words = `<p>Quiet ${quiet}, tall ${tallQuiet}, ${tone}</p>`;
  return (
    words +
    picture(`${name}-wide`, drawScene(name, 'wide'), 900) +
    picture(`${name}-tall`, drawScene(name, 'tall'), 405)
  );
});
const brand = [
  picture('wordmark-ink', wordmark(ink), 300),
  picture('wordmark-signal', wordmark(ink, signal), 300),
  picture('symbol', symbol(ink), 96),
  picture('favicon', favicon(), 96),
  picture('favicon-16', favicon(), 16),
  picture('app-icon', appIcon(), 180),
  picture('maskable', maskableIcon(), 180),
];
const placeholders = symbolNames.placeholder.map((name) => picture(name, drawSymbol('placeholder', name) ?? '', 280));
const care = symbolNames.care.map((name) => inline(name, drawSymbol('care', name) ?? ''));
const norms = symbolNames.standard.map((name) => inline(name, drawSymbol('standard', name) ?? ''));

writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><title>Scenes, brand and symbols</title><style>body{margin:24px;background:${paper};color:${ink};font:13px sans-serif}figure{display:inline-block;margin:8px;vertical-align:top}.sign{width:48px;height:48px}</style>${[scenes, brand, placeholders, care, norms].map((part) => `<section>${part.join('')}</section>`).join('')}`,
);
