import type { CareSymbol } from '../symbol-names.ts';
import { written } from './glyphs.ts';
import { ring, spot, symbolSheet, trace } from './sheet.ts';

const tub = trace('M4 11L9 39H39L44 11') + trace('M5.3 18.5q3.1-4 6.250 0t6.250 0 6.250 0 6.250 0 6.250 0 6.250 0');
const triangle = trace('M24 7L43 40H5Z');
const square = trace('M7 7H41V41H7Z');
const dryer = square + ring(24, 24, 13.5);
const iron = trace('M5 37H43L38.5 19H24C13 19 6 26 5 37ZM38.5 19L37 12H17');
const circle = ring(24, 24, 17);
const cross = trace('M7 7L41 41M41 7L7 41');
/** One bar means gentle treatment, two mean very gentle treatment. */
const bar = trace('M11 44.5H37');
const bars = trace('M11 43.5H37M11 47H37');
/** A hand that reaches into the tub. */
const hand = trace('M14 7L22.5 23.5M19.5 4.5L26 16.5C28.5 18 31 21 32 25.5L28 31C25 31.5 22 30 20 27.5L17 23.5');

const dots = (count: number, y: number) =>
  Array.from({ length: count }, (_, i) => spot(24 + (i - (count - 1) / 2) * 6.5, y)).join('');
const degrees = (text: string) => tub + written(text, 24, 29.5, 9);
const cleaned = (letter: string) => circle + written(letter, 24, 24, 13);

/** Drying symbols in the square: line or drip, hanging or flat. Two strokes mean dripping wet. */
const [line, dripLine] = [trace('M24 13V35'), trace('M19 13V35M29 13V35')];
const [flat, dripFlat] = [trace('M13 24H35'), trace('M13 19H35M13 29H35')];
const shade = trace('M7 17L17 7M7 25L25 7');

/** Our own drawings of the shapes in ISO 3758, and three more that work clothes need. */
const drawings = {
  'wash-30': degrees('30'),
  'wash-30-gentle': degrees('30') + bar,
  'wash-30-very-gentle': degrees('30') + bars,
  'wash-40': degrees('40'),
  'wash-40-gentle': degrees('40') + bar,
  'wash-40-very-gentle': degrees('40') + bars,
  'wash-50': degrees('50'),
  'wash-50-gentle': degrees('50') + bar,
  'wash-60': degrees('60'),
  'wash-60-gentle': degrees('60') + bar,
  'wash-70': degrees('70'),
  'wash-75': degrees('75'),
  'wash-85': degrees('85'),
  'wash-95': degrees('95'),
  'wash-hand': tub + hand,
  'wash-no': tub + cross,
  bleach: triangle,
  'bleach-oxygen': triangle + trace('M19 40L30.5 20M28 40L35.4 27'),
  'bleach-no': triangle + cross,
  'tumble-low': dryer + dots(1, 24),
  'tumble-normal': dryer + dots(2, 24),
  'tumble-no': dryer + cross,
  'dry-line': square + line,
  'dry-line-shade': square + line + shade,
  'dry-drip': square + dripLine,
  'dry-drip-shade': square + dripLine + shade,
  'dry-flat': square + flat,
  'dry-flat-shade': square + flat + shade,
  'dry-flat-drip': square + dripFlat,
  'dry-flat-drip-shade': square + dripFlat + shade,
  'iron-1': iron + dots(1, 29),
  'iron-2': iron + dots(2, 29),
  'iron-3': iron + dots(3, 29),
  'iron-no': iron + cross,
  'dry-clean-p': cleaned('P'),
  'dry-clean-p-gentle': cleaned('P') + bar,
  'dry-clean-f': cleaned('F'),
  'dry-clean-f-gentle': cleaned('F') + bar,
  'dry-clean-no': circle + cross,
  'wet-clean': cleaned('W'),
  'wet-clean-gentle': cleaned('W') + bar,
  'wet-clean-very-gentle': cleaned('W') + bars,
  'wet-clean-no': cleaned('W') + cross,
  'softener-no': trace('M18 16V42H34V24L29 16ZM20 16V9H27V16M21 28H31') + cross,
} satisfies Record<CareSymbol, string>;

export const careSymbol = (name: CareSymbol) => symbolSheet(drawings[name]);
