import { written } from './glyphs.ts';
import { ring, spot, symbolSheet, trace } from './sheet.ts';

const tub = trace('M4 11L9 39H39L44 11') + trace('M5.3 18.5q3.1-4 6.250 0t6.250 0 6.250 0 6.250 0 6.250 0 6.250 0');
const triangle = trace('M24 7L43 40H5Z');
const dryer = trace('M7 7H41V41H7Z') + ring(24, 24, 13.5);
const iron = trace('M5 37H43L38.5 19H24C13 19 6 26 5 37ZM38.5 19L37 12H17');
const professional = ring(24, 24, 17);
const cross = trace('M7 7L41 41M41 7L7 41');
const gentle = trace('M11 44.5H37');
const veryGentle = trace('M11 43.5H37M11 47H37');

const dots = (count: number, y: number) =>
  Array.from({ length: count }, (_, i) => spot(24 + (i - (count - 1) / 2) * 6.5, y)).join('');
const degrees = (text: string) => tub + written(text, 24, 29.5, 9);

/** Our own drawings of the shapes that ISO 3758 gives their meaning, and two that our cloths need beside them. */
const drawings = {
  'wash-30': degrees('30'),
  'wash-30-gentle': degrees('30') + gentle,
  'wash-40': degrees('40'),
  'wash-40-gentle': degrees('40') + gentle,
  'wash-40-wool': degrees('40') + veryGentle,
  'wash-60': degrees('60'),
  'wash-75': degrees('75'),
  'wash-85': degrees('85'),
  'wash-95': degrees('95'),
  'wash-no': tub + cross,
  bleach: triangle,
  'bleach-oxygen': triangle + trace('M19 40L30.5 20M28 40L35.4 27'),
  'bleach-no': triangle + cross,
  'tumble-low': dryer + dots(1, 24),
  'tumble-normal': dryer + dots(2, 24),
  'tumble-no': dryer + cross,
  'iron-1': iron + dots(1, 29),
  'iron-2': iron + dots(2, 29),
  'iron-3': iron + dots(3, 29),
  'iron-no': iron + cross,
  'professional-p': professional + written('P', 24, 24, 13),
  'professional-f': professional + written('F', 24, 24, 13),
  'professional-no': professional + cross,
  'softener-no': trace('M18 16V42H34V24L29 16ZM20 16V9H27V16M21 28H31') + cross,
} satisfies Record<string, string>;

export type CareSymbol = keyof typeof drawings;

export const careSymbolNames = Object.keys(drawings) as CareSymbol[];

export const careSymbol = (name: CareSymbol) => symbolSheet(drawings[name]);

/** The catalogue's wash codes and care words as symbols. */
const symbolOf = {
  '30': 'wash-30',
  '40': 'wash-40',
  '40wool': 'wash-40-wool',
  '60': 'wash-60',
  '75': 'wash-75',
  '85': 'wash-85',
  none: 'wash-no',
  noBleach: 'bleach-no',
  noSoftener: 'softener-no',
  tumbleLow: 'tumble-low',
  noTumble: 'tumble-no',
  ironLow: 'iron-1',
} as const satisfies Record<string, CareSymbol>;

export type CareCode = keyof typeof symbolOf;

export const isCareCode = (code: string): code is CareCode => Object.hasOwn(symbolOf, code);

export const careSymbolFor = (code: CareCode) => careSymbol(symbolOf[code]);
