import type { Language } from '#core/locale.ts';
import { type Conformity, type Declaration, isTypeExamined, isWatched, referenceOf } from '../declaration.ts';
import { makerOf } from '../makers.ts';
import { longDay } from './long-day.ts';
import type { Paper } from './paper.server.ts';

/** Returns a text in the language of the document. */
export type Say = (key: string, facts?: Record<string, unknown>) => string;

type Words = { readonly say: Say; readonly language: Language };

const body = { size: 11 };
const label = { size: 10.5, weight: 'strong', isQuiet: true } as const;
const heading = { size: 26, weight: 'strong' } as const;

/** One product's declaration in the order of Annex IX, or the reason why it is missing. */
export function writeConformity(paper: Paper, words: Words, conformity: Conformity): void {
  if (conformity.kind === 'declared') return writeDeclaration(paper, words, conformity);
  const { kind, name, basePartNo: number } = conformity;
  const { say } = words;
  paper.write('H1', say('none.title'), heading);
  paper.gap(6);
  paper.rule();
  paper.gap(8);
  paper.write('P', `${name}, ${say('partNo', { number })}`, { size: 13, weight: 'strong' });
  paper.gap(8);
  paper.write('P', say(kind === 'unknown' ? 'none.unknown' : 'none.notNeeded'), body);
}

function writeDeclaration(paper: Paper, { say, language }: Words, declaration: Declaration): void {
  const { name, basePartNo: number, category, harmonised, specifications, issuedOn } = declaration;
  const maker = makerOf(declaration.manufacturerId);
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(maker.country) ?? maker.country;
  const notified = { body: maker.notifiedBody.name, number: maker.notifiedBody.number };
  let point = 0;
  const next = (title: string) => {
    point += 1;
    paper.gap(13);
    paper.write('H2', `${point}. ${title}`, label);
    paper.gap(2);
  };
  const standards = (cited: Declaration['harmonised']) =>
    paper.rows(
      cited.map((one) => [referenceOf(one), [one.explanation, gradeIn(say, one.grade)].filter(Boolean).join(', ')]),
      175,
    );

  paper.write('H1', say('title'), heading);
  paper.gap(6);
  paper.rule();
  next(say('product'));
  paper.write('P', name, { size: 14, weight: 'strong' });
  paper.write('P', say('identified', { number }), body);
  next(say('maker'));
  paper.write('P', [maker.name, ...maker.address, country].join(', '), body);
  next(say('responsibility'));
  next(say('object'));
  paper.write('P', say('objectText', { name, number, category }), body);
  next(say('legislation', { point }));
  paper.write('P', say('regulation'), body);
  next(say('standards'));
  if (harmonised.length > 0) standards(harmonised);
  else paper.write('P', say('noStandards'), body);
  if (specifications.length > 0) {
    next(say('specifications'));
    standards(specifications);
  }
  if (isTypeExamined(declaration)) {
    next(say('examination'));
    paper.write('P', say('examined', { ...notified, partNo: number }), body);
  }
  if (isWatched(declaration)) {
    next(say('surveillance'));
    paper.write('P', say('watched', notified), body);
  }
  next(say('signed', { maker: maker.name }));
  paper.write('P', `${maker.place}, ${longDay(language, issuedOn)}`, body);
  paper.write('P', `${maker.signatory}, ${say('function')}`, body);
}

/** Feeds contain grades in English: 'type 2, level 1'. */
const gradeIn = (say: Say, grade = ''): string =>
  grade.replaceAll(/\b(class|type|level) ([^\s,]+)/g, (_, word: string, value: string) =>
    say(`grades.${word}`, { value }),
  );
