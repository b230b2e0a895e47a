import { add, grossFromNet, type Money, money, multiply, netFromGross } from '#core/money.ts';
import type { ListPrice } from '../pricing/displayed-price.ts';
import type { PricedRow, Situation } from './situation.ts';

/** What rows cost by their lists, told with or without tax; good for comparing, never for paying. */
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

/** A promotion that counts pieces counts whole ones. */
export const wholePieces = ({ quantity }: Pick<PricedRow, 'quantity'>): number => Math.floor(quantity);

export const countPieces = (rows: readonly PricedRow[]): number =>
  rows.reduce((count, row) => count + wholePieces(row), 0);
