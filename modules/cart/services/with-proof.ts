import type { Offer } from '../../assortment/offer.ts';
import { buildProof } from '../../proof/build-proof.ts';
import type { TextProblem as ProofProblem } from '../../proof/check-text.ts';
import type { RenderedText, TextProblem } from '../../vas/text-template.ts';
import { hasLettering, type VasArticle } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import { letteringOf, positionOf } from './chosen-service.ts';

const words: Readonly<Record<ProofProblem['code'], TextProblem>> = {
  emoji: 'vasLetters',
  'right-to-left': 'vasLetters',
  combining: 'vasLetters',
  letters: 'vasLetters',
  'too-many-lines': 'vasTooManyLines',
  'line-too-long': 'vasTextTooLong',
  'too-long': 'vasTextTooWide',
  'too-wide': 'vasTextTooWide',
  'too-high': 'vasTextTooWide',
  'too-low': 'vasTextTooLow',
};

type OnGarment = {
  readonly row: CartRow;
  readonly article: VasArticle;
  readonly garment: Pick<Offer, 'categories' | 'cut' | 'size' | 'colour'>;
};

/** The text with what its proof finds. Where the garment does not have the place, there is nothing to measure. */
export async function withProof(text: RenderedText, { row, article, garment }: OnGarment): Promise<RenderedText> {
  if (!hasLettering(article) || text.lines.length === 0) return text;
  const built = await buildProof(
    { ...garment, hexes: garment.colour?.hexes ?? [] },
    { service: article.service, position: positionOf(row), lines: text.lines, hasText: true, ...letteringOf(row) },
  );
  if (built.kind !== 'proof' || built.problems.length === 0) return text;
  const problems = [...new Set([...text.problems, ...built.problems.map(({ code }) => words[code])])];
  return { ...text, problems, isValid: false };
}
