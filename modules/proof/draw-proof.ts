import { sizeOf } from './artwork-size.ts';
import { lightnessOf, mixed } from './colour.ts';
import { featuresOf } from './cut.ts';
import { drawGarment } from './drawing/draw-garment.ts';
import { drawLettering, isThread } from './drawing/draw-lettering.ts';
import { extentOf } from './drawing/garment-parts.ts';
import { type At, type Drawing, type PlacedFile, rectangle, rounded, type Shape } from './drawing-shape.ts';
import { growthOf } from './garment.ts';
import { type Lettering, layOut } from './lay-out.ts';
import type { Proof } from './proof.ts';
import { threadLogo } from './thread-logo.ts';
import type { Typeface } from './typeface.ts';

export type Typefaces = { readonly lettering: Typeface; readonly labels: Typeface };

const paper = '#f1f0ec';
const ink = '#16181a';
const width = 600;
const detailHeight = 220;
const garmentHeight = 500;
const stripHeight = 30;
const mostEnlarged = 7;

/** The enlarged lettering with its measures, and below it the garment with the same outlines at their place. */
export function drawProof(proof: Proof, typefaces: Typefaces, decimalSign = '.'): Drawing {
  const { place, garment, size, cloth, artwork } = proof;
  const features = featuresOf(garment, proof.cut);
  const extent = extentOf(garment, features);
  const grown = growthOf(size);
  const scale = Math.min(
    (width - 40) / (2 * extent.halfWidth * grown.wide),
    (garmentHeight - 40) / ((extent.bottom - extent.top) * grown.long),
  );
  const shoulder: At = {
    scaleX: rounded(scale * grown.wide),
    scaleY: rounded(scale * grown.long),
    x: width / 2,
    y: rounded(detailHeight + 20 - extent.top * scale * grown.long),
  };
  const onGarment: At = {
    scaleX: rounded(scale),
    scaleY: rounded(scale),
    ...(place.turn && { turn: place.turn }),
    x: rounded(width / 2 + place.xMm * scale),
    y: rounded(shoulder.y + place.yMm * scale),
  };
  const { lines, heightMm } = artwork.kind === 'text' ? artwork : { lines: [], heightMm: 1 };
  // The same outlines are used twice: enlarged, and at their place.
  const set = layOut(lines, typefaces.lettering, heightMm);
  const small = drawArtwork(proof, set, onGarment);
  const enlarged = rounded(Math.min(480 / small.widthMm, 100 / small.heightMm, mostEnlarged));
  const inDetail: At = { scaleX: enlarged, scaleY: enlarged, x: width / 2, y: (detailHeight - stripHeight) / 2 };
  const detail = drawArtwork(proof, set, inDetail);
  return {
    width,
    height: detailHeight + garmentHeight,
    shapes: [
      { d: rectangle(0, 0, width, detailHeight + garmentHeight), fill: paper },
      { d: rectangle(0, 0, width, detailHeight), fill: cloth.main },
      ...weave(cloth.main),
      ...detail.shapes,
      ...drawMeasures(detail, inDetail, typefaces.labels, {
        cloth: cloth.main,
        label: labelOf(detail, decimalSign),
      }),
      ...drawGarment({ garment, side: place.side, features }, cloth, shoulder),
      { d: frameOf(place), stroke: proof.ink.hex, strokeWidth: 1.5, dash: [6, 5], opacity: 0.55, at: onGarment },
      ...small.shapes,
    ],
    files: [...detail.files, ...small.files],
  };
}

/** A frame around the place, so that a small name is found on a large garment. */
const frameOf = ({ roomMm: { width: w, height: h } }: Proof['place']) => rectangle(-w / 2, -h / 2, w, h);

type Drawn = {
  readonly shapes: readonly Shape[];
  readonly files: readonly PlacedFile[];
  readonly widthMm: number;
  readonly heightMm: number;
};

function drawArtwork({ artwork, place, method, ink: thread }: Proof, set: Lettering, at: At): Drawn {
  if (artwork.kind === 'text') {
    const { widthMm, heightMm } = set;
    return { shapes: drawLettering(set, method, thread.hex, at), files: [], widthMm, heightMm };
  }
  const { widthMm, heightMm } = sizeOf(artwork, place.roomMm);
  const frame = rectangle(-widthMm / 2, -heightMm / 2, widthMm, heightMm);
  if (artwork.kind === 'awaited')
    return {
      shapes: [{ d: frame, stroke: thread.hex, strokeWidth: 0.8, dash: [3, 2], at }],
      files: [],
      widthMm,
      heightMm,
    };
  const [w, h] = [widthMm * at.scaleX, heightMm * at.scaleY];
  const file = {
    svg: isThread(method, at) ? threadLogo(artwork) : artwork.svg,
    ...(at.turn && { turn: at.turn }),
    x: rounded(at.x - w / 2),
    y: rounded(at.y - h / 2),
    width: rounded(w),
    height: rounded(h),
  };
  return { shapes: [], files: [file], widthMm, heightMm };
}

/** Fine diagonal lines that represent the cloth of the enlarged part. They end just inside it: lines cut by a clip leave dots at the edge. */
function weave(cloth: string): Shape[] {
  const [least, right, bottom] = [1, width - 1, detailHeight - stripHeight + 5];
  const lines: string[] = [];
  for (let sum = 10; sum < right + bottom; sum += 10) {
    const [from, to] = [Math.max(least, sum - bottom), Math.min(right, sum - least)];
    lines.push(`M${from} ${sum - from}L${to} ${sum - to}`);
  }
  const line = lightnessOf(cloth) > 0.4 ? mixed(cloth, '#000000', 0.06) : mixed(cloth, '#ffffff', 0.09);
  return [{ d: lines.join(''), stroke: line, strokeWidth: 1.5 }];
}

/** The width and the height, on a strip that is legible on any cloth. */
function drawMeasures(
  detail: Drawn,
  at: At,
  labels: Typeface,
  { cloth, label }: { cloth: string; label: string },
): Shape[] {
  const half = (detail.widthMm * at.scaleX) / 2;
  const [left, right] = [rounded(at.x - half), rounded(at.x + half)];
  const strip = detailHeight - stripHeight;
  const y = strip + 15;
  const text = layOut([label], labels, 9);
  const gap = text.widthMm / 2 + 8;
  const isWide = half > gap + 12;
  const bar = isWide
    ? `M${left} ${y}L${rounded(at.x - gap)} ${y}M${rounded(at.x + gap)} ${y}L${right} ${y}`
    : `M${left} ${strip + 3}L${right} ${strip + 3}`;
  const ends = isWide ? `M${left} ${y - 6}L${left} ${y + 6}M${right} ${y - 6}L${right} ${y + 6}` : '';
  return [
    { d: rectangle(0, strip, width, stripHeight), fill: mixed(cloth, '#ffffff', 0.94) },
    { d: `${bar}${ends}`, stroke: ink, strokeWidth: 1.2 },
    { d: text.outline, fill: ink, at: { scaleX: 1, scaleY: 1, x: at.x, y } },
  ];
}

/** One decimal, as production measures. */
function labelOf({ widthMm, heightMm }: Drawn, decimalSign: string): string {
  const [wide, high] = [widthMm, heightMm].map((mm) => String(Math.round(mm * 10) / 10).replace('.', decimalSign));
  return `${wide} × ${high} mm`;
}
