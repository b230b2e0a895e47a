import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';

/** Whether amounts of an order are hidden: when it was sent, or by the company since. */
export async function readHidesPrices(
  shop: Pick<Shop, 'snapshots'>,
  { owner, hidesPrices }: Pick<Order, 'owner' | 'hidesPrices'>,
): Promise<boolean> {
  if (hidesPrices || owner.kind !== 'company') return hidesPrices;
  const { settings } = await readCompanyTerms(shop, owner.companyId);
  return isOn(settings, 'HidePrice');
}
