import { createContext, useContext } from 'react';
import type { Unit } from '#core/units.ts';
import type { SkuProblems } from './buying-context.ts';

type Order = {
  readonly packSize: number;
  readonly soldBy: Unit;
  /** Values typed before the form was returned, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** Problems of single sizes. */
  readonly bySku: SkuProblems;
  /** Part numbers of the colours with a quantity. */
  readonly colours: readonly string[];
};

const Context = createContext<Order | undefined>(undefined);

/** Present around a size table that accepts quantities; other tables only show stock. */
export const MatrixOrder = Context.Provider;

export const useMatrixOrder = (): Order | undefined => useContext(Context);
