import { type Drawing, matrixOf, middleOf, type PlacedFile, type Shape } from './drawing-shape.ts';

/** Ids must be unique on a page that shows several drawings. */
export function toSvg({ width, height, shapes, files }: Drawing, name: string, title: string): string {
  const parts = shapes.map((shape, at) => writeShape(shape, `${name}-${at}`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    ...parts,
    ...files.map(writeFile),
    '</svg>',
  ].join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeShape({ d, fill, stroke, strokeWidth, dash, opacity, clip, at }: Shape, id: string): string {
  const facts = [
    `d="${d}"`,
    `fill="${fill ?? 'none'}"`,
    ...(stroke ? [`stroke="${stroke}" stroke-width="${strokeWidth ?? 1}" stroke-linejoin="round"`] : []),
    ...(dash ? [`stroke-dasharray="${dash.join(' ')}"`] : []),
    ...(opacity === undefined ? [] : [`opacity="${opacity}"`]),
  ];
  const path = `<path ${facts.join(' ')}/>`;
  const clipped = clip
    ? `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})">${path}</g>`
    : path;
  return at ? `<g transform="matrix(${matrixOf(at)})">${clipped}</g>` : clipped;
}

/** Embedded as a separate picture, so that its content cannot affect the page. */
const writeFile = (file: PlacedFile) =>
  `<image x="${file.x}" y="${file.y}" width="${file.width}" height="${file.height}"${turned(file)} href="data:image/svg+xml;base64,${base64(file.svg)}"/>`;

const turned = (file: PlacedFile) =>
  file.turn ? ` transform="rotate(${[file.turn, ...middleOf(file)].join(' ')})"` : '';

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
