import { logoWords } from '../../logo/chosen-logo.ts';
import type { Production } from '../../logo/logo.ts';
import { hintFacts } from '../../proof/hint-facts.ts';
import { threadOf } from '../../proof/inks.ts';
import { hasOnlyLetters } from '../../proof/letters.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';

export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** The lines below a proof; the wearer or the garment first, without what is wrong. */
export function proofWords(entry: ProofEntry, say: Say, kind: 'approval' | 'production'): string[] {
  const {
    garment,
    colour,
    size,
    quantity,
    serviceQuantity,
    service,
    position,
    wearer,
    renamedTo,
    formerLines,
    lines,
    made,
    sku,
    state,
    problems,
  } = entry;
  const what = [`${quantity} × ${garment}`, colour, size].filter(Boolean).join(', ');
  return [
    wearer ?? what,
    ...(wearer === undefined ? [] : [what]),
    [service, position].filter(Boolean).join(', '),
    ...(lines.length > 0 ? [lines.join(' / ')] : []),
    ...(made?.proof.artwork.kind === 'logo' ? [logoWords(made.proof.artwork.file)] : []),
    ...(serviceQuantity === quantity ? [] : [say('times', { count: serviceQuantity })]),
    // Problems say the same in detail.
    ...(state === 'ready' || problems.length > 0 ? [] : [say(`state.${state}`)]),
    ...(made?.look === 'lost' ? [say('lookLost')] : []),
    ...(renamedTo === undefined ? [] : [say('renamed', { name: renamedTo })]),
    ...(formerLines === undefined ? [] : [say('former', { text: formerLines.join(' / ') })]),
    ...(kind === 'production' && !made ? [say('sheet.sku', { sku })] : []),
    ...(kind === 'production' && made ? numbersOf(made.proof, say, entry) : []),
    ...(made ? [say('sheet.hash', { hash: made.hash.slice(0, 12) })] : []),
  ];
}

/** What prevents a proof from being made. The sheet's typeface lacks the same letters, which are said by their codes. */
export const problemWords = ({ problems }: Pick<ProofEntry, 'problems'>, say: Say): string[] =>
  problems.map((problem) =>
    say(`problem.${problem.code}`, {
      ...problem,
      ...('letters' in problem && { letters: problem.letters.split(' ').map(printable).join(' ') }),
    }),
  );

const printable = (letter: string): string =>
  hasOnlyLetters(letter)
    ? letter
    : Array.from(letter, (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
        '+',
      );

/** Possible mistakes, for who signs off. */
export const hintWords = ({ hints }: Pick<ProofEntry, 'hints'>, say: Say): string[] =>
  hints.map(({ code, text }) => say(`hint.${code}`, hintFacts({ text })));

/** What is made how often, over all proofs. */
export function totalsOf(entries: readonly ProofEntry[]): string[] {
  const totals = new Map<string, number>();
  for (const { service, position, serviceQuantity } of entries) {
    const what = [service, position].filter(Boolean).join(', ');
    totals.set(what, (totals.get(what) ?? 0) + serviceQuantity);
  }
  return [...totals].map(([what, count]) => `${count} × ${what}`);
}

const mostNames = 20;

/** Whose proofs cannot be made as they stand, to be found at once. */
export function toMendWords(entries: readonly ProofEntry[], say: Say): string | undefined {
  const wrong = entries.filter(({ state }) => state === 'text-invalid');
  if (wrong.length === 0) return undefined;
  const names = wrong.slice(0, mostNames).map(({ wearer, garment }) => wearer ?? garment);
  return `${say('toMend', { count: wrong.length })} ${names.join(', ')}${wrong.length > mostNames ? ' …' : ''}`;
}

type Proof = NonNullable<ProofEntry['made']>['proof'];

type Numbered = Pick<ProofEntry, 'sku' | 'logoProduction'>;

function numbersOf({ place, ink, method, artwork }: Proof, say: Say, { sku, logoProduction }: Numbered): string[] {
  return [
    say('sheet.sku', { sku }),
    say('sheet.place', { side: say(`side.${place.side}`), x: place.xMm, y: place.yMm }),
    ...(place.turn
      ? [say('sheet.turn', { degrees: Math.abs(place.turn), way: place.turn < 0 ? 'left' : 'right' })]
      : []),
    [
      say(`method.${method}`),
      ...(artwork.kind === 'text' ? [`${say(`ink.${ink.code}`)} ${threadOf(ink.code)}`] : []),
    ].join(', '),
    ...(artwork.kind === 'text'
      ? [say('sheet.lettering', { typeface: say(`typeface.${artwork.typeface}`), height: artwork.heightMm })]
      : []),
    ...(artwork.kind === 'logo' ? [say('sheet.file', { file: artwork.file.fileName, width: artwork.widthMm })] : []),
    ...(logoProduction ? productionWords(logoProduction, say) : []),
  ];
}

const productionWords = ({ threadColours, stitchCount, priceClass }: Production, say: Say): string[] => [
  ...(threadColours.length > 0 ? [say('sheet.threads', { colours: threadColours.join(', ') })] : []),
  say('sheet.stitches', { count: stitchCount, priceClass }),
];
