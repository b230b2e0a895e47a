import { setImmediate } from 'node:timers/promises';
import type { Language } from '#core/locale.ts';
import type { Shop } from '../shop.server.ts';
import { type Conformity, referenceOf } from './declaration.ts';
import { openPaper, type PageNumber } from './pdf/paper.server.ts';
import { type Say, writeConformity } from './pdf/write-conformity.server.ts';

type PaperShop = Pick<Shop, 'texts'>;

const author = 'Yrke';

/** PDFs must have a date to be reproducible. A statement without a declaration has none, so this fixed date is used. */
const noDay = '2018-04-21';

const dayOf = (conformity: Conformity) => (conformity.kind === 'declared' ? conformity.issuedOn : noDay);

/** The declaration of one product as a PDF; the same product gives the same bytes. */
export async function makeDeclaration(shop: PaperShop, language: Language, conformity: Conformity) {
  const say = sayIn(shop, language);
  const { name, basePartNo } = conformity;
  const isDeclared = conformity.kind === 'declared';
  const title = `${say(isDeclared ? 'title' : 'none.title')}: ${name}, ${basePartNo}`;
  const paper = await openPaper({ title, language, day: dayOf(conformity), author });
  writeConformity(paper, { say, language }, conformity);
  return paper.finish((page, pages) => `${basePartNo}, ${say('page', { page, pages })}`);
}

export type Bundle = {
  /** The context of the bundle, such as an order; undefined for a free selection. */
  readonly subtitle: string | undefined;
  readonly conformities: readonly Conformity[];
  /** Products that were bought but no longer exist in the shop. */
  readonly gone: readonly { readonly basePartNo: string; readonly name: string }[];
};

/** Declarations after a page that lists them; products without a declaration are only listed. */
export async function makeBundle(shop: PaperShop, language: Language, { subtitle, conformities, gone }: Bundle) {
  const say = sayIn(shop, language);
  const day = conformities.map(dayOf).reduce((latest, one) => (one > latest ? one : latest), noDay);
  const heading = say('bundle.title');
  const title = subtitle === undefined ? heading : `${heading}: ${subtitle}`;
  const paper = await openPaper({ title, language, day, author });
  paper.write('H1', heading, { size: 26, weight: 'strong' });
  if (subtitle !== undefined) paper.write('P', subtitle, { size: 14, weight: 'strong' });
  paper.gap(6);
  paper.rule();
  paper.gap(8);
  const places = paper.rows(
    [
      ...conformities.map((one) => [one.basePartNo, `${one.name}. ${summaryOf(say, one)}`] as const),
      ...gone.map(({ basePartNo, name }) => [basePartNo, `${name}. ${say('bundle.gone')}`] as const),
    ],
    90,
  );
  const numbers: PageNumber[] = [];
  for (const [at, conformity] of conformities.entries()) {
    const row = places[at];
    if (conformity.kind !== 'declared' || !row) continue;
    // Each takes a few milliseconds; let other requests run in between.
    await setImmediate();
    paper.turn();
    paper.bookmark(`${conformity.basePartNo} ${conformity.name}`);
    numbers.push({ row, number: paper.pages() });
    writeConformity(paper, { say, language }, conformity);
  }
  return paper.finish((page, pages) => say('page', { page, pages }), numbers);
}

function summaryOf(say: Say, conformity: Conformity): string {
  if (conformity.kind !== 'declared') return say(`bundle.${conformity.kind === 'unknown' ? 'unknown' : 'notNeeded'}`);
  return [...conformity.harmonised, ...conformity.specifications].map(unbroken).join(', ');
}

const unbroken = (standard: Parameters<typeof referenceOf>[0]) => referenceOf(standard).replaceAll(' ', '\u00a0');

function sayIn({ texts }: PaperShop, language: Language): Say {
  return (key, facts) => {
    const [, word] = /^grades\.(.*)$/.exec(key) ?? [];
    const text =
      word === undefined
        ? texts.say(language, 'documents', `paper.${key}`, facts)
        : texts.say(language, 'product', `standards.grades.${word}`, facts);
    if (text === undefined) throw new Error(`documents.paper.${key} has no text`);
    return text;
  };
}
