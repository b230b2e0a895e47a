import { useMemo } from 'react';
import { useShop } from '#app/components/shell/use-shop.ts';
import { createQuantityFormat } from '#modules/market/quantity-format.ts';

/** Quantities with the separators of the prices beside them, as on papers and in mails. */
export function useQuantity(): (quantity: number) => string {
  const { culture, market } = useShop();
  return useMemo(() => createQuantityFormat(culture, market.currency), [culture, market.currency]);
}
