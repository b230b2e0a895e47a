import { form } from '../../kit/assemble.ts';
import { moveTo, type Plate, together, turned } from '../../kit/canvas.ts';
import { type Tones, tint, tones } from '../../kit/colour.ts';
import { shape } from '../../kit/geometry.ts';
import { at } from '../../kit/knots.ts';
import { inset, polyline } from '../../kit/lines.ts';
import { mark } from '../../kit/mark.ts';
import type { Pen } from '../../kit/pen.ts';
import { roundness, sheen } from '../../kit/shading.ts';
import { fill, group, stroke, tag } from '../../kit/svg.ts';
import { type Tread, treadOf } from './treads.ts';

/** A walking shoe's sole has a waist; a boot's is broader and runs straighter. */
const prints = {
  low: at`0 90, 120 118, 196 230, 214 380, 186 540, 140 680, 130 820, 156 980, 170 1140, 130 1290, 40 1370, -50 1366, -126 1290, -160 1150, -150 980, -150 820, -176 660, -206 500, -212 360, -170 210, -100 116`,
  high: at`10 74, 138 108, 214 226, 236 390, 214 560, 184 700, 176 830 c, 196 850 c, 202 1000, 194 1180, 150 1320, 50 1388, -56 1386, -146 1322, -186 1190, -192 1010, -186 850 c, -166 830 c, -186 690, -224 530, -234 370, -196 210, -112 104`,
} as const;

/** Lugs stand on the ground of the sole, lit on their upper left edges. */
function raised(d: string, colour: string, depth: number) {
  return (
    tag('path', { d, fill: '#000', opacity: 0.55, transform: `translate(${depth * 0.5} ${depth})` }) +
    fill(d, tint(colour, -0.06)) +
    group(
      { transform: `translate(${-depth * 0.25} ${-depth * 0.4})` },
      fill(d, colour),
      stroke(d, '#fff', 1.6, { opacity: 0.16 }),
    )
  );
}

/** The stiff plate between ball and heel. */
function arch({ shank: plate, markAt }: Tread, accent: Tones) {
  return (
    fill(shape(plate), accent.body) +
    stroke(shape(plate), '#000', 4, { opacity: 0.45 }) +
    stroke(shape(plate), '#fff', 1.6, { opacity: 0.25, transform: 'translate(2 3)' }) +
    mark(596, markAt, 0.8, accent.dark ? tint(accent.body, 0.16) : tint(accent.body, -0.2))
  );
}

/** One sole from below. */
function oneSole(pen: Pen, high: boolean): Plate {
  const print = high ? prints.high : prints.low;
  const tread = treadOf(high, pen.model);
  const rubber = tones(tread.rubber(pen));
  const accent = pen.trim.dark ? tones(high ? '#4a4d50' : '#b4541f') : pen.trim;
  const clip = pen.name();
  const rim = polyline(inset(print, high ? 12 : 18), true);
  const ground = tint(rubber.body, rubber.dark ? -0.09 : -0.2);
  return {
    outline: shape(print),
    art: form(
      { ...pen, weave: 'none' },
      print,
      tag('clipPath', { id: clip }, tag('path', { d: rim })) +
        group(
          { 'clip-path': `url(#${clip})` },
          fill(rim, ground),
          raised(tread.lugs, rubber.soft, high ? 12 : 7),
          arch(tread, accent),
        ) +
        stroke(rim, '#000', high ? 7 : 4, { opacity: 0.5 }),
      [
        ...roundness(shape(print), 60, 0.8),
        sheen(at`-120 240, -140 420, -110 620`, 70, 0.6, 36),
        sheen(at`-90 1000, -100 1140, -70 1270`, 60, 0.5, 36),
      ],
      rubber,
    ),
  };
}

/** The pair from below, one a step ahead. */
export function outsoles(pen: Pen, high: boolean): Plate {
  const sole = () => oneSole(pen, high);
  const pair = together(moveTo(sole(), 0.94, -200, -20), turned(moveTo(sole(), 0.94, -200, 70)));
  return { outline: pair.outline, art: pen.defs + pair.art };
}
