import { group, tag } from '../kit/svg.ts';
import { symbolArt } from './mark.ts';

/** The letters R, K and E match the mark, which is the Y: same height, same cut, same open seam. */
const letters = [
  {
    x: 48,
    d: 'M0 6H17a11.5 11.5 0 0 1 0 23H10.6V42H0ZM10.6 14.4V20.8H17a3.2 3.2 0 0 0 0-6.4ZM12.7 31.4H24.6L31.1 42H19.2Z',
  },
  { x: 86.5, d: 'M0 6H10.6V42H0ZM19.6 6H32.4L13 28.4V13.6ZM20.4 23.8L33.6 42H20.8L13 31.8Z' },
  { x: 125.5, d: 'M0 6H25.5V14.6H10.6V19.8H23.4V28H10.6V33.4H25.5V42H0Z' },
];

const wordmarkSize = { width: 156, height: 48 };

export const wordmarkArt = (colour: string, second = colour) =>
  symbolArt(colour, second) +
  letters.map(({ x, d }) => group({ transform: `translate(${x} 0)` }, tag('path', { d, fill: colour }))).join('');

/** The name in full, the mark as its first letter. */
export const wordmark = (colour: string, second = colour) =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${wordmarkSize.width} ${wordmarkSize.height}`,
      role: 'img',
      'aria-label': 'Yrke',
    },
    wordmarkArt(colour, second),
  );
