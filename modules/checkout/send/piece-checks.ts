import { stopOf } from '../../allowance/allowance.ts';
import type { Check, Sending } from './sending.ts';

/** An early check: `holdAllowances` decides, in the transaction of the order. */
export const piecesAreAllowed: Check<Sending> = ({ pieces }) => {
  const stop = pieces && stopOf(pieces.exceeded, true);
  return stop && pieces.refusalOf(stop);
};

/** An order above an allowance that requires approval waits, even if nothing else requires approval. */
export const exceedsAllowance = ({ pieces }: Pick<Sending, 'pieces'>): boolean =>
  pieces?.exceeded.some(({ allowance }) => allowance.excess === 'approval') ?? false;
