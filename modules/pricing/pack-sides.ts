import { grossFromNet, multiply, netFromGross } from '#core/money.ts';
import type { PriceBasis } from './price-basis.ts';
import type { PricedRow, Sides } from './priced-cart.ts';

type Unit = Pick<PricedRow, 'unit' | 'taxBasisPoints'>;

/** Both sides of a pack of a cart's row: added up on the basis, and taxed as a whole. */
export function packSides({ unit, taxBasisPoints: rate }: Unit, packSize: number, basis: PriceBasis): Sides {
  if (packSize === 1) return unit;
  if (basis === 'gross' && unit.gross && rate !== undefined) {
    const gross = multiply(unit.gross, packSize, 'halfUp');
    return { net: netFromGross(gross, rate), gross };
  }
  const net = multiply(unit.net, packSize, 'halfUp');
  return { net, gross: unit.gross && rate !== undefined ? grossFromNet(net, rate) : undefined };
}
