import { fill, group, stroke, tag } from '../kit/svg.ts';
import { box, ramp } from '../scenes/parts/air.ts';

export const portraitSize = { width: 800, height: 800 };

/** Portraits are numbered from 0. */
export const portraitCount = 28;

const skins = ['#e9c4a6', '#d9a982', '#f0d2b8', '#b98261', '#8d5b40'] as const;
const hairs = ['#2b2320', '#6b4a2f', '#a9804f', '#8f8d8a', '#7a3f24', '#1c1d20'] as const;
const jackets = ['#22303d', '#3d4a3a', '#6a2f2a', '#4a4f57', '#2f4a5c'] as const;

const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

/** A drawn portrait of a fictional person at work. Even numbers have long hair, odd ones short. */
export function drawPortrait(number: number): string {
  const skin = pick(skins, number * 3 + (number >> 2));
  const hair = pick(hairs, number + (number >> 2));
  const jacket = pick(jackets, number + (number >> 1));
  const isLong = number % 2 === 0;
  const variant = (number >> 1) % 3;
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 800 800', ...portraitSize },
    ramp('air', [
      [0, '#dcd9d2'],
      [1, '#bdbab1'],
    ]) +
      box(0, 0, 800, 800, 'url(#air)') +
      (isLong ? behind(variant, hair) : '') +
      shoulders(jacket) +
      (isLong && variant !== 1 ? '' : ears(skin)) +
      head(skin) +
      (isLong ? fill(crown, hair) : shortHair(variant, hair)),
  );
}

const shoulders = (colour: string) =>
  group(
    {},
    fill('M60 800C70 640 190 590 330 560L470 560C610 590 730 640 740 800Z', colour),
    // The zip and the collar of a work jacket.
    stroke('M400 640V800', '#00000055', 8),
    fill('M322 548L400 652L300 690L262 590Z', colour),
    fill('M478 548L400 652L500 690L538 590Z', colour),
    stroke('M322 548L400 652L300 690M478 548L400 652L500 690', '#00000055', 5),
    fill('M560 690h96v16h-96z', '#e2b93b'),
  );

const ears = (skin: string) =>
  [276, 524].map((cx) => tag('ellipse', { cx, cy: 372, rx: 22, ry: 38, fill: skin })).join('');

const head = (skin: string) =>
  group(
    {},
    fill('M342 470h116v92c0 44-26 84-58 84s-58-40-58-84z', skin),
    fill('M342 500c30 44 86 44 116 0v40c-34 38-82 38-116 0z', '#00000022'),
    fill('M272 330C272 220 330 176 400 176S528 220 528 330C528 440 472 530 400 530S272 440 272 330Z', skin),
    tag('circle', { cx: 350, cy: 356, r: 10, fill: '#241d1a' }),
    tag('circle', { cx: 450, cy: 356, r: 10, fill: '#241d1a' }),
    stroke('M326 324q24-14 48 0M426 324q24-14 48 0', '#241d1acc', 8),
    stroke('M402 360q-16 44 6 50', '#00000033', 6),
    stroke('M358 450q42 34 84 0', '#7d3b33', 8),
  );

const crown =
  'M264 350C244 210 310 138 402 140C500 142 556 214 536 350C520 306 500 276 470 256C400 292 320 286 296 270C280 296 272 320 264 350Z';

/** Hair that falls behind the shoulders, or a knot above. */
function behind(variant: number, hair: string): string {
  if (variant === 0) return fill('M250 330C240 160 330 120 400 120S560 160 550 330L570 600H230Z', hair);
  if (variant === 1) return tag('circle', { cx: 400, cy: 128, r: 62, fill: hair });
  return fill('M252 340C240 170 330 126 400 126S560 170 548 340L540 500H260Z', hair);
}

/** Short hair, with a beard, or under a cap. */
function shortHair(variant: number, hair: string): string {
  if (variant === 2)
    return (
      fill('M262 300C256 200 320 140 400 140S544 200 538 300Z', '#2b2f33') +
      fill('M262 296H560C600 300 606 322 590 326H270Z', '#1d2023')
    );
  const beard = fill(
    'M274 400C280 480 332 548 400 548S520 480 526 400C516 452 482 462 442 436C414 424 386 424 358 436C318 462 284 452 274 400Z',
    hair,
  );
  return fill(crown, hair) + (variant === 1 ? beard + stroke('M364 452q36 24 72 0', '#7d3b33', 8) : '');
}
