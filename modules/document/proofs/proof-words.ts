import { logoWords } from '../../logo/chosen-logo.ts';
import type { Production } from '../../logo/logo.ts';
import { threadOf } from '../../proof/inks.ts';
import type { ProofEntry } from '../../proof-sheet/proof-entry.ts';

export type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** The lines below a proof; the wearer or the garment first. */
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
    problems,
    sku,
    state,
  } = entry;
  const what = [`${quantity} × ${garment}`, colour, size].filter(Boolean).join(', ');
  return [
    wearer ?? what,
    ...(wearer === undefined ? [] : [what]),
    [service, position].filter(Boolean).join(', '),
    ...(lines.length > 0 ? [lines.join(' / ')] : []),
    ...(made?.proof.artwork.kind === 'logo' ? [logoWords(made.proof.artwork.file)] : []),
    ...(serviceQuantity === quantity ? [] : [say('times', { count: serviceQuantity })]),
    ...(state === 'ready' ? [] : [say(`state.${state}`)]),
    ...(made?.look === 'lost' ? [say('lookLost')] : []),
    ...(renamedTo === undefined ? [] : [say('renamed', { name: renamedTo })]),
    ...(formerLines === undefined ? [] : [say('former', { text: formerLines.join(' / ') })]),
    ...problems.map((problem) => say(`problem.${problem.code}`, { ...problem })),
    ...(kind === 'production' && !made ? [say('sheet.sku', { sku })] : []),
    ...(kind === 'production' && made ? numbersOf(made.proof, say, entry) : []),
    ...(made ? [say('sheet.hash', { hash: made.hash.slice(0, 12) })] : []),
  ];
}

type Proof = NonNullable<ProofEntry['made']>['proof'];

type Numbered = Pick<ProofEntry, 'sku' | 'logoProduction'>;

function numbersOf({ place, ink, method, artwork }: Proof, say: Say, { sku, logoProduction }: Numbered): string[] {
  return [
    say('sheet.sku', { sku }),
    say('sheet.place', { side: say(`side.${place.side}`), x: place.xMm, y: place.yMm }),
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
