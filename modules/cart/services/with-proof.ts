import type { Offer } from '../../assortment/offer.ts';
import { buildProof } from '../../proof/build-proof.ts';
import { wordsOfProof } from '../../vas/proof-words.ts';
import type { RenderedText } from '../../vas/text-template.ts';
import { hasLettering, type VasArticle } from '../../vas/vas-article.ts';
import type { CartRow } from '../cart.ts';
import { letteringOf, positionOf } from './chosen-service.ts';

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
  const problems = [...new Set([...text.problems, ...wordsOfProof(built.problems)])];
  return { ...text, problems, isValid: false };
}
