import { sizePerHeight } from './lay-out.ts';
import { composed } from './letters.ts';
import type { Place } from './positions.ts';
import { type Typeface, typefaces } from './typeface.ts';

/** Why a text cannot be made. `code` is a message key: `proof.problem.<code>`. */
export type TextProblem =
  | { readonly code: 'emoji' | 'right-to-left' | 'combining' | 'letters'; readonly letters: string }
  | { readonly code: 'too-many-lines' | 'line-too-long'; readonly most: number }
  | { readonly code: 'too-long'; readonly characters: number; readonly most: number }
  | { readonly code: 'too-low'; readonly height: number; readonly least: number; readonly works: number }
  | { readonly code: 'too-high'; readonly height: number; readonly works: number }
  | { readonly code: 'too-wide'; readonly width: number; readonly room: number; readonly least: number };

/** Possible mistakes; the text is made unchanged. Message keys: `proof.hint.<code>`. */
export type TextHint = {
  readonly code: 'double-space' | 'capitals' | 'narrower' | 'thin-lines' | 'hard-to-see' | 'ink-hard-to-see';
  readonly text: string;
};

export type CheckedText = {
  /** The height at which it is made; the minimum if no height works. */
  readonly heightMm: number;
  readonly problems: readonly TextProblem[];
  readonly hints: readonly TextHint[];
};

/** What the service itself allows; 0 is no limit. */
export type TextLimits = { readonly maxLines: number; readonly maxCharacters: number };

type TextToCheck = {
  readonly lines: readonly string[];
  readonly heightMm?: number | undefined;
  readonly limits?: TextLimits | undefined;
};

const mostCharacters = 200;

/** Checks a text for one place. The text itself is never changed. */
export function checkText({ lines, heightMm, limits }: TextToCheck, typeface: Typeface, place: Place): CheckedText {
  const problems = letterProblems(lines, typeface);
  const size = checkHeight(lines, heightMm, typeface, place);
  return {
    heightMm: size.heightMm,
    // A width without the missing letters would be wrong.
    problems: [...limitProblems(lines, limits), ...(problems.length > 0 ? problems : size.problems)],
    hints: eachOnce(hintsOf(lines)),
  };
}

function limitProblems(lines: readonly string[], limits: TextLimits | undefined): TextProblem[] {
  if (!limits) return [];
  const { maxLines, maxCharacters } = limits;
  const isTooLong = maxCharacters > 0 && lines.some((line) => Array.from(line).length > maxCharacters);
  return [
    ...(maxLines > 0 && lines.length > maxLines ? [{ code: 'too-many-lines' as const, most: maxLines }] : []),
    ...(isTooLong ? [{ code: 'line-too-long' as const, most: maxCharacters }] : []),
  ];
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f|\u20e3/u;

function letterProblems(lines: readonly string[], typeface: Typeface): TextProblem[] {
  const text = composed(lines.join(''));
  const all = Array.from(text);
  const unknown = [...new Set(all.filter((letter) => !typeface.find(letter)))];
  const kindOf = (letter: string) =>
    rightToLeft.test(letter)
      ? 'right-to-left'
      : emoji.test(letter)
        ? 'emoji'
        : /\p{M}/u.test(letter)
          ? 'combining'
          : 'letters';
  const codes = ['emoji', 'right-to-left', 'combining', 'letters'] as const;
  const found = codes.flatMap((code): TextProblem[] => {
    const letters = unknown.filter((letter) => kindOf(letter) === code);
    return letters.length === 0 ? [] : [{ code, letters: letters.map(shown).join(' ') }];
  });
  return all.length > mostCharacters
    ? [...found, { code: 'too-long', characters: all.length, most: mostCharacters }]
    : found;
}

/** A combining mark is shown on a circle; an invisible character by its code. */
function shown(letter: string): string {
  if (/\p{M}/u.test(letter) && !/[\ufe0f\u20e3]/u.test(letter)) return `◌${letter}`;
  return /[\p{C}\p{Z}\ufe0f\u20e3]/u.test(letter)
    ? `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : letter;
}

const halfMm = (mm: number) => Math.floor(mm * 2) / 2;

function checkHeight(
  lines: readonly string[],
  wanted: number | undefined,
  typeface: Typeface,
  { roomMm, usualMm }: Place,
): { readonly heightMm: number; readonly problems: readonly TextProblem[] } {
  const { leastMm } = typefaces[typeface.name];
  const { wide, high } = sizePerHeight(lines, typeface);
  const fitting = Math.min(wide > 0 ? roomMm.width / wide : usualMm, roomMm.height / high);
  const works = halfMm(fitting);
  if (works < leastMm)
    return {
      heightMm: leastMm,
      problems: [
        { code: 'too-wide', width: Math.ceil(wide * leastMm), room: Math.floor(roomMm.width), least: leastMm },
      ],
    };
  if (wanted === undefined) return { heightMm: Math.max(leastMm, Math.min(usualMm, works)), problems: [] };
  if (wanted < leastMm)
    return { heightMm: leastMm, problems: [{ code: 'too-low', height: wanted, least: leastMm, works: leastMm }] };
  if (wanted > fitting) return { heightMm: works, problems: [{ code: 'too-high', height: wanted, works }] };
  return { heightMm: wanted, problems: [] };
}

/** Parts of names that are written in lower case. */
const particles: ReadonlySet<string> = new Set(
  'af av von van der den de del della di da do dos du la le el ten ter zu zum zur och og ja und and et y e i a'.split(
    ' ',
  ),
);

const usualWord = /^(?:\p{Lu}[\p{Ll}’'.]*|(?:Mc|Mac|De|Di|Du|La|Le|Van|O['’]|D['’])\p{Lu}\p{Ll}+|\p{Lu}{1,3}\.?)$/u;

const gaps = / {2,}/;

/** Screens and documents show several spaces as one, so each is shown as a dot. */
const shownGaps = (line: string) => line.replaceAll(new RegExp(gaps, 'g'), (gap) => '·'.repeat(gap.length));

function hintsOf(lines: readonly string[]): TextHint[] {
  return lines.flatMap((line, index): TextHint[] => {
    const doubled = gaps.test(line) ? [{ code: 'double-space' as const, text: shownGaps(line) }] : [];
    if (line === line.toUpperCase()) return doubled;
    const odd = line
      .split(/[\s/,+&()-]+/u)
      .filter(
        (word, at) =>
          /\p{L}/u.test(word) && !/\d/.test(word) && !usualWord.test(word) && !(at > 0 && isSmall(word, index)),
      );
    return odd.length === 0 ? doubled : [...doubled, { code: 'capitals', text: odd.join(', ') }];
  });
}

const eachOnce = (hints: readonly TextHint[]): TextHint[] => [
  ...new Map(hints.map((hint) => [`${hint.code} ${hint.text}`, hint])).values(),
];

/** Lower-case parts of names. The first line is a name; the others may be a job title, such as "Site manager". */
const isSmall = (word: string, line: number) => particles.has(word) || (line > 0 && /^\p{Ll}+$/u.test(word));
