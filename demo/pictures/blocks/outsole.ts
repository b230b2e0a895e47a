import { form } from '../kit/assemble.ts';
import { moveTo, type Plate, together, turned } from '../kit/canvas.ts';
import { tones } from '../kit/colour.ts';
import { shape } from '../kit/geometry.ts';
import { at } from '../kit/knots.ts';
import { inset, polyline } from '../kit/lines.ts';
import type { Pen } from '../kit/pen.ts';
import { roundness, sheen } from '../kit/shading.ts';
import { fill, group, stroke, tag } from '../kit/svg.ts';

const print = at`0 90, 120 118, 196 230, 214 380, 186 540, 140 680, 130 820, 156 980, 170 1140, 130 1290, 40 1370, -50 1366, -126 1290, -160 1150, -150 980, -150 820, -176 660, -206 500, -212 360, -170 210, -100 116`;

/** Chevron lugs in rows, deep at toe and heel, flat under the arch. */
function tread(colour: string) {
  const row = (y: number, flat: boolean) =>
    Array.from({ length: 6 }, (_, i) => 600 - 250 + i * 84)
      .map((x) => (flat ? `M${x} ${y}h62v16h-62Z` : `M${x} ${y + 26}l36 -26l36 26v34l-36 -26l-36 26Z`))
      .join('');
  const rows = Array.from({ length: 17 }, (_, i) => 120 + i * 76).map((y) => row(y, y > 690 && y < 900));
  return (
    stroke(rows.join(''), '#000', 5, { opacity: 0.5, transform: 'translate(3 6)' }) +
    fill(rows.join(''), colour) +
    stroke(rows.join(''), '#fff', 1.4, { opacity: 0.18 })
  );
}

/** One sole from below. */
function oneSole(pen: Pen): Plate {
  const rubber = tones('#232528');
  const accent = pen.trim.dark ? tones('#b4541f') : pen.trim;
  const clip = pen.name();
  const shank = at`-110 700 c, 108 690 c, 100 870 c, -118 880 c`;
  const rim = polyline(inset(print, 16), true);
  return {
    outline: shape(print),
    art: form(
      { ...pen, weave: 'none' },
      print,
      tag('clipPath', { id: clip }, tag('path', { d: rim })) +
        group(
          { 'clip-path': `url(#${clip})` },
          fill(rim, '#101113'),
          tread(rubber.soft),
          fill(shape(shank), accent.body),
          stroke(shape(shank), '#000', 3, { opacity: 0.4 }),
          stroke('M500 740H690M496 780H692M494 820H694', '#000', 5, { opacity: 0.3 }),
        ) +
        stroke(rim, '#000', 5, { opacity: 0.6 }),
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
export function outsoles(pen: Pen): Plate {
  const pair = together(moveTo(oneSole(pen), 0.94, -196, -20), turned(moveTo(oneSole(pen), 0.94, -196, 70)));
  return { outline: pair.outline, art: pen.defs + pair.art };
}
