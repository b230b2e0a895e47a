import type { ColumnWorks } from './column-works.ts';

/** Lets one at a time use the works: a market is opened, fed and closed without another's products in between. */
export type CatalogueThread = { run<T>(work: (works: ColumnWorks) => Promise<T>): Promise<T> };

export function takingTurns(works: ColumnWorks): CatalogueThread {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (work) => {
      const turn = last.then(() => work(works));
      last = turn.catch(() => {});
      return turn;
    },
  };
}
