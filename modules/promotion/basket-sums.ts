import { add, grossFromNet, type Money, money, multiply, netFromGross } from '#core/money.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PricedRow, Situation } from './situation.ts';

/** Sum of list prices, net or gross; only for comparisons, never for payment. */
export function listSum(rows: readonly PricedRow[], isGross: boolean, { market }: Pick<Situation, 'market'>): Money {
  return rows.reduce(
    (sum, { unit, quantity }) => add(sum, multiply(onSide(unit, isGross, market.vatBasisPoints), quantity, 'halfUp')),
    money(0, market.currency),
  );
}

export function onSide({ amount, isGross }: ListPrice, wantsGross: boolean, vatBasisPoints: number): Money {
  if (isGross === wantsGross) return amount;
  return wantsGross ? grossFromNet(amount, vatBasisPoints) : netFromGross(amount, vatBasisPoints);
}

/** Promotions that count pieces count whole pieces only. */
export const wholePieces = ({ quantity }: Pick<PricedRow, 'quantity'>): number => Math.floor(quantity);

export const countPieces = (rows: readonly PricedRow[]): number =>
  rows.reduce((count, row) => count + wholePieces(row), 0);
