import type { Engine } from '../../list-engine/engine.ts';
import { type SoldAs, soldAsOf } from '../../list-engine/facts.ts';
import type { Cut } from '../../proof/cut.ts';

/** Product facts that a cart needs in addition to the card. */
export type BuyingFacts = {
  /** The pack size. */
  readonly multiplyFactor: number;
  readonly soldBy: SoldAs['soldBy'];
  /** Codes of all categories of the product and their ancestors, departments first. */
  readonly categories: readonly string[];
  /** Services that can be done to the product, by `serviceId`. */
  readonly services: readonly string[];
  /** How it is cut, for proofs. */
  readonly cut: Cut | undefined;
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
  const all = [...new Set(byLevel.flat())];
  return { multiplyFactor: packSize, soldBy, categories: all, services: facts.vasServices, cut: facts.cut };
}
