import { contrastOf } from './colour.ts';
import type { Method } from './typeface.ts';

type Tone = { readonly thread: string; readonly embroidery: string; readonly print: string };

/** Colours of thread and print: the number on the spool, and the look on cloth. */
const tones = {
  white: { thread: '1000', embroidery: '#f4f3ee', print: '#ffffff' },
  black: { thread: '1001', embroidery: '#1b1c1f', print: '#101113' },
  silver: { thread: '1012', embroidery: '#b9bcc0', print: '#c4c7ca' },
  grey: { thread: '1024', embroidery: '#6f7379', print: '#707478' },
  red: { thread: '1147', embroidery: '#c3202f', print: '#d3202c' },
  burgundy: { thread: '1182', embroidery: '#6d1f2f', print: '#741d2e' },
  orange: { thread: '1208', embroidery: '#e2701e', print: '#f07a16' },
  yellow: { thread: '1223', embroidery: '#f2c230', print: '#fbc91b' },
  'safety-yellow': { thread: '1240', embroidery: '#d9e637', print: '#e1f22a' },
  green: { thread: '1305', embroidery: '#2f8a4c', print: '#239149' },
  'dark-green': { thread: '1318', embroidery: '#1f4a35', print: '#1a4b34' },
  'light-blue': { thread: '1402', embroidery: '#7db0d8', print: '#7bb5e2' },
  blue: { thread: '1421', embroidery: '#2458a8', print: '#1f5ab8' },
  navy: { thread: '1443', embroidery: '#1f2c4d', print: '#1a294d' },
  brown: { thread: '1529', embroidery: '#5e4433', print: '#5f4331' },
  sand: { thread: '1546', embroidery: '#cdb98f', print: '#d2bd90' },
} as const satisfies Record<string, Tone>;

export type InkCode = keyof typeof tones;

/** Names are in `proof.ink.<code>`. */
export const inkCodes = Object.keys(tones) as [InkCode, ...InkCode[]];

/** Thread or print colour. */
export type Ink = { readonly code: InkCode; readonly hex: string };

const isInk = (code: string | undefined): code is InkCode => code !== undefined && Object.hasOwn(tones, code);

export const inkOf = (method: Method, code: InkCode): Ink => ({ code, hex: tones[code][method] });

/** The number on the spool, also used for the same print colour. */
export const threadOf = (code: InkCode): string => tones[code].thread;

/** The threads that staff choose from. */
export const threads: readonly { readonly number: string; readonly ink: Ink }[] = inkCodes.map((code) => ({
  number: threadOf(code),
  ink: inkOf('embroidery', code),
}));

/** The chosen colour. Without one, white on dark cloth and black on light cloth: the one that is easier to see. */
export function inkFor(method: Method, cloth: string, chosen?: string): Ink {
  if (isInk(chosen)) return inkOf(method, chosen);
  const [white, black] = [inkOf(method, 'white'), inkOf(method, 'black')];
  return contrastOf(white.hex, cloth) >= contrastOf(black.hex, cloth) ? white : black;
}
