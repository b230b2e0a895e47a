import type { ColumnWorks } from './column-works.ts';

/** Runs one job at a time: a market is opened, filled and closed without products of another market in between. */
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
