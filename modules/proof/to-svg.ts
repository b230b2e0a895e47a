import type { At, Drawing, PlacedFile, Shape } from './drawing-shape.ts';

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
  return at ? `<g transform="${transformOf(at)}">${clipped}</g>` : clipped;
}

const transformOf = ({ scaleX, scaleY, x, y }: At) => `matrix(${scaleX} 0 0 ${scaleY} ${x} ${y})`;

/** Embedded as a separate picture, so that its content cannot affect the page. */
const writeFile = ({ svg, x, y, width, height }: PlacedFile) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${base64(svg)}"/>`;

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
