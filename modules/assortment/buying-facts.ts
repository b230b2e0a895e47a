import { multiplyFactorOf } from '#core/quantity.ts';
import type { Engine } from './engine/engine.ts';
import type { DetailFacts } from './engine/facts.ts';

/** What a cart asks of a product beside what its card shows. */
export type BuyingFacts = {
  /** The pack size. */
  readonly multiplyFactor: number;
  /** Codes of all categories that it stands in, and of all above them: departments first. */
  readonly categories: readonly string[];
};

export function buyingFactsOf(engine: Engine, product: number): BuyingFacts {
  const facts = engine.texts.detailFacts(product);
  const { categories } = engine.columns.references;
  const codes = [engine.texts.cardFacts(product).primaryCategory, ...facts.categories];
  const paths = codes.map((code) => categories.get(code)?.path ?? []);
  const depth = Math.max(...paths.map((path) => path.length));
  const byLevel = Array.from({ length: depth }, (_, level) => paths.flatMap((path) => path[level] ?? []));
  return { multiplyFactor: packSizeOf(engine, facts), categories: [...new Set(byLevel.flat())] };
}

export function packSizeOf({ columns }: Engine, { parametrics }: Pick<DetailFacts, 'parametrics'>): number {
  return multiplyFactorOf(
    Object.entries(parametrics).flatMap(([code, values]) => {
      const type = columns.references.parametrics.find((parametric) => parametric.code === code)?.type ?? '';
      return values.map((value) => ({ code, type, value }));
    }),
  );
}
