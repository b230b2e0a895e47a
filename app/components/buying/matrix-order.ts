import { createContext, useContext } from 'react';
import type { Unit } from '#core/units.ts';
import type { SkuProblems } from './buying-context.ts';

type Order = {
  readonly packSize: number;
  readonly soldBy: Unit;
  /** What was typed before the page came back, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is wrong with single sizes. */
  readonly bySku: SkuProblems;
  /** The part numbers of the colours of which something is wanted. */
  readonly colours: readonly string[];
};

const Context = createContext<Order | undefined>(undefined);

/** Around a size table that can be filled in; elsewhere it only tells what there is. */
export const MatrixOrder = Context.Provider;

export const useMatrixOrder = (): Order | undefined => useContext(Context);
