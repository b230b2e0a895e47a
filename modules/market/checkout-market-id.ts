/** The marketId of orders. It differs from the market's own id: 15 is not Italy here. */
const checkoutMarketId = { b2b: 100, b2c: 15 } as const;

export function checkoutMarketIdFor(isB2B: boolean): number {
  return isB2B ? checkoutMarketId.b2b : checkoutMarketId.b2c;
}
