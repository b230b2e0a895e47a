import { group, tag } from '../../kit/svg.ts';
import { mixed } from './air.ts';
import { solid } from './steel.ts';

const torso = 'M-6-84C-9.5-83-11-80-11-74L-10.8-47C-4-45.3 4-45.3 10.8-47L11-74C11-80 9.5-83 6-84Q0-82.5-6-84Z';
const hangingArm =
  'M-7-83C-11.5-82-14.3-79-14.9-73C-15.8-64-17-55-16.8-46.5C-16.3-43-13.6-43-13.2-46C-12.5-51-11.3-57-10.4-64Z';
const bentArm =
  'M8-83C13-82 15.6-78 16.6-72C17.8-66.5 19.2-63.5 18.8-60.8C18-58 14-56.5 10.5-55.5V-59.8C12.5-60.8 14-61.8 14-63C13-66 11.5-70 10.2-73Z';
const pointingArm =
  'M8-83C13-82 18-80.5 23-82.2C26-83.2 29-84.4 31-85.2C33.5-85.8 34.3-82.8 32.2-81.4C26-77.5 19-73 11-69.5Z';
const legs =
  'M-9.8-50C-10.4-33-10.2-18-9.4-3.5H-2.6C-2.2-18-.8-31 .9-40C3-31 5.6-18 6.8-3.5H13.6C13-18 11.8-33 10.4-50Z';
const boots = 'M-13.2 0C-13.2-3.5-11.5-6-9.8-6H-2.4C-2-4-2.2-2-2.4 0ZM6.4 0C6.2-2 6.2-4 6.6-6H13.7C15.5-5 17-3 17.2 0Z';
const waistcoat =
  'M-6.5-83.6L-10.6-80.5C-11.2-73-11-64-10.9-55C-4-53.6 4-53.6 10.9-55C11.1-64 11.2-73 10.8-80.5L6.5-83.6L2.8-78H-2.8Z';
const chestBands =
  'M-11-68.5C-4-67 4-67 11-68.5V-66C4-64.5-4-64.5-11-66ZM-10.9-60.5C-4-59 4-59 10.9-60.5V-58C4-56.5-4-56.5-10.9-58Z';
const shinBands =
  'M-10-19C-8-18.4-5-18.4-2.6-19V-16.4C-5-15.8-8-15.8-9.9-16.4ZM5.4-19C8-18.4 11-18.4 12.9-19V-16.4C11-15.8 8-15.8 5.7-16.4Z';

/** Figures with their feet at the origin and a height of one hundred; only stance and clothes, no faces. */
const poses = {
  stand: {
    legs,
    boots,
    upper: [hangingArm, torso, bentArm],
    vest: waistcoat,
    bands: chestBands,
    shins: shinBands,
    head: [0.4, -89.5],
  },
  point: {
    legs,
    boots,
    upper: [hangingArm, torso, pointingArm],
    vest: waistcoat,
    bands: chestBands,
    shins: shinBands,
    head: [1.5, -89.5],
  },
  walk: {
    legs: 'M-7-50C-8-40-9-30-13-19C-14.5-14.5-16.5-10.5-18.4-7L-12.4-3.5C-9-9-5-15-2.5-22L1.5-36C4-28 6-21 7-14L7.5-4H13.2C13-13 12-22 10.5-31L9.5-50Z',
    boots: 'M-19.6-9L-22-3.6C-20-1-17-.4-14.4 1.2L-10.8-4.5ZM7-6L7.3 0H19.5C19.5-2.5 16.5-4 13.5-6Z',
    upper: [
      'M4-78C8-74 9.5-68 11-63C13-58 16-55 19-52C20-50.5 18.5-48.5 16.7-49.2C12.5-52 8.5-55 6-60Z',
      'M-4-84C-8-82-9.5-78-9.5-72C-9.5-63-9-55-8.6-46.5C-3-45 5-45 10.5-46.5L10-62C9.8-70 10-77 7.5-81.5C6-83.5 3-84.5 0-84.5Z',
      'M-2-79C-6-77-7.5-72-9-66C-11-59-13.5-54-15-48.5C-15-46.5-12.5-45.5-11.3-47C-8.5-52-4.5-59-2-66Z',
    ],
    vest: 'M-3.5-83.6C-7.5-81.5-9.3-78-9.3-72L-9-54.5C-3-53.2 5-53.2 10.3-54.5L10-68C10-76 8-82 4-84Z',
    bands:
      'M-9.2-68.5C-3-67 5-67 10.1-68.5V-66C5-64.5-3-64.5-9.2-66ZM-9-60.5C-3-59 5-59 10.2-60.5V-58C5-56.5-3-56.5-9-58Z',
    shins: 'M-14.5-15.5L-7.8-13L-9.2-10.6L-15.8-13.2ZM7-17C9-16.5 11.5-16.5 12.7-17V-14.4C11.5-13.9 9-13.9 7.2-14.4Z',
    head: [3, -89.5],
  },
} as const;

type Person = {
  at: readonly [number, number];
  height: number;
  pose: keyof typeof poses;
  cloth: string;
  /** The light on the left edge. */
  rim: string;
  /** High-visibility waistcoat and the colour of its bands. */
  vest?: readonly [cloth: string, band: string];
  helmet: string;
  turned?: boolean;
};

export function person({ at, height, pose, cloth, rim, vest, helmet, turned = false }: Person) {
  const { legs: trousers, boots: feet, upper, vest: bib, bands, shins, head } = poses[pose];
  const [x, y] = head;
  const scale = height / 100;
  const jacket = mixed(cloth, rim, 0.1);
  // Each piece first in the light's colour, then in its own a little to the right: what is left over is the lit edge.
  const aside = { transform: `translate(${turned ? -0.7 : 0.7} .35)` };
  const lit = (d: string, colour: string) => solid(d, rim, 0.8) + group(aside, solid(d, colour));
  const shell = `M${x - 6.6} ${y - 1}C${x - 6.6} ${y - 8} ${x - 3.6} ${y - 10} ${x} ${y - 10}C${x + 3.6} ${y - 10} ${x + 6.6} ${y - 8} ${x + 6.8} ${y - 1.6}L${x + 9.4} ${y - 0.4}L${x + 9} ${y + 0.6}Z`;
  return group(
    { transform: `translate(${at[0]} ${at[1]}) scale(${turned ? -scale : scale} ${scale})` },
    solid(`M${x - 3} ${y + 3}h6v5h-6Z`, cloth),
    tag('ellipse', { cx: x, cy: y, rx: 4.8, ry: 6.1, fill: mixed(cloth, '#8a6248', 0.35) }),
    lit(trousers, cloth),
    solid(feet, mixed(cloth, '#000000', 0.45)),
    ...upper.slice(0, 2).map((d) => lit(d, jacket)),
    vest ? solid(bib, vest[0]) + solid(bands, vest[1]) + solid(shins, vest[1], 0.75) : '',
    ...upper.slice(2).map((d) => lit(d, jacket)),
    solid(
      'M-10.6-49.5C-4-48 4-48 10.6-49.5V-46.5C4-45-4-45-10.6-46.5ZM6-47H11.5L11-38.5H7Z',
      mixed(cloth, '#000000', 0.4),
    ),
    solid(shell, helmet),
    solid(
      `M${x + (turned ? -6.6 : 1)} ${y - 1}c0-4 0-7 ${turned ? 2.8 : -1}-8.9c4 .4 ${turned ? 1 : 6.6} 3 ${turned ? 2.4 : 6.8} 8.3Z`,
      mixed(helmet, cloth, 0.4),
      0.55,
    ),
  );
}
