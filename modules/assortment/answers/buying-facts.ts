import type { Engine } from '../../list-engine/engine.ts';
import { type SoldAs, soldAsOf } from '../../list-engine/facts.ts';

/** What a cart asks of a product beside what its card shows. */
export type BuyingFacts = {
  /** The pack size. */
  readonly multiplyFactor: number;
  readonly soldBy: SoldAs['soldBy'];
  /** Codes of all categories that it stands in, and of all above them: departments first. */
  readonly categories: readonly string[];
};

export function buyingFactsOf(engine: Engine, product: number): BuyingFacts {
  const facts = engine.texts.detailFacts(product);
  const { categories } = engine.columns.references;
  const card = engine.texts.cardFacts(product);
  const codes = [card.primaryCategory, ...facts.categories];
  const paths = codes.map((code) => categories.get(code)?.path ?? []);
  const depth = Math.max(...paths.map((path) => path.length));
  const byLevel = Array.from({ length: depth }, (_, level) => paths.flatMap((path) => path[level] ?? []));
  const { packSize, soldBy } = soldAsOf(card);
  return { multiplyFactor: packSize, soldBy, categories: [...new Set(byLevel.flat())] };
}
