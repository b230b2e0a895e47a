import { compact } from './compact.ts';
import { boxOf } from './geometry.ts';
import { snapPatterns } from './pattern-grid.ts';
import { plainOpacity, soften } from './soft.ts';
import { flip, group, tag } from './svg.ts';

/** A finished drawing: its content, and the outline of its shadow. */
export type Plate = { art: string; outline: string };

const sheet = { width: 1200, height: 1500 };

/** The background: a warm off-white wall, a little brighter near the lamp. */
const ground =
  '<radialGradient id="wall" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#f8f7f4"/><stop offset=".62" stop-color="#f4f2ee"/><stop offset="1" stop-color="#ebe8e2"/></radialGradient>';

const wall = '<rect width="1200" height="1500" fill="url(#wall)"/>';

const wallShadow = { far: [18, 12, 22], near: [8, 6, 10] } as const;

/** Soft shadow on the wall behind, away from the lamp, with a tight one at the edge; the same for a thing drawn enlarged. */
export function standing(plate: Plate, transform?: string, distance: keyof typeof wallShadow = 'far', enlarged = 1) {
  const [soft, x, y] = wallShadow[distance].map((v) => v / enlarged) as [number, number, number];
  const shadow = (opacity: number, blur: number, dx: number, dy: number) =>
    tag('path', {
      d: plate.outline,
      fill: '#3a3026',
      opacity,
      soft: blur,
      transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
    });
  return group(
    { transform },
    shadow(0.2, soft, x, y),
    shadow(0.22, 3 / enlarged, 2 / enlarged, 5 / enlarged),
    plate.art,
  );
}

/** The same plate, larger or smaller and elsewhere; its outline moves with it. */
export function moveTo(plate: Plate, scale: number, x: number, y: number): Plate {
  let count = 0;
  const outline = plate.outline.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    count += 1;
    return (Number(number) * scale + (count % 2 === 1 ? x : y)).toFixed(1);
  });
  return { outline, art: group({ transform: `translate(${x} ${y}) scale(${scale})` }, plate.art) };
}

/** Extends the frame for a part without a shadow, such as a handle. */
export const reach = (x: number, y: number) => `M${x} ${y}L${x} ${y}`;

/** The other side of a symmetrical item: mirrored at the centre line. */
export const turned = (plate: Plate): Plate => ({
  outline: plate.outline.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_, x: string, y: string) => `${(1200 - Number(x)).toFixed(1)} ${y}`,
  ),
  art: flip(plate.art),
});

/** Plates laid over each other, the later in front, each throwing its shadow on those behind. */
export const together = (...plates: readonly Plate[]): Plate => ({
  outline: plates.map((plate) => plate.outline).join(''),
  art: plates
    .map(
      (plate, i) =>
        (i === 0 ? '' : tag('path', { d: plate.outline, opacity: 0.28, soft: 8, transform: 'translate(3 7)' })) +
        plate.art,
    )
    .join(''),
});

const frame = { x: 110, top: 104, bottom: 1396, largest: 1.22 };

const fitting = ({ outline }: Plate) => {
  const { left, right, top, bottom } = boxOf(outline);
  return Math.min(
    (sheet.width - 2 * frame.x) / (right - left),
    (frame.bottom - frame.top) / (bottom - top),
    frame.largest,
  );
};

/**
 * Placed in the frame with the same margins for every garment, so that a list looks uniform; in the scale of another
 * plate, if given.
 */
export function placed(plate: Plate, like: Plate = plate) {
  const { left, right, top, bottom } = boxOf(plate.outline);
  const scale = Math.min(fitting(plate), fitting(like));
  const [x, y] = [600 - ((left + right) / 2) * scale, (frame.top + frame.bottom) / 2 - ((top + bottom) / 2) * scale];
  return standing(plate, `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`);
}

export function picture(...inside: readonly string[]) {
  const drawn = tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1200 1500', width: 1200, height: 1500 },
    `<defs>${ground}</defs>${wall}${inside.join('')}`,
  );
  return snapPatterns(plainOpacity(compact(soften(drawn))));
}

/** A close look: the same drawing, nearer, turned a little as a hand would hold it. */
export const closeUp = (plate: Plate, at: readonly [number, number], scale: number, turn = -4) =>
  standing(plate, `translate(600 750) rotate(${turn}) scale(${scale}) translate(${-at[0]} ${-at[1]})`, 'near');
