import { isB2B } from '../auth/is-b2b.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { getSettings } from '../company/company-store.server.ts';
import { isCheckoutActive } from '../market/checkout-active.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Closed } from './checkout-view.ts';

/** Everybody may know. Undefined where orders are taken. */
export async function readClosed(
  shop: Pick<Shop, 'db' | 'env'>,
  visit: Pick<Visit, 'market' | 'claims'>,
): Promise<Closed | undefined> {
  const companyId = isB2B(visit.claims) ? visit.claims?.company_id : undefined;
  return closedFor(shop, visit, companyId === undefined ? {} : await getSettings(shop.db, companyId));
}

export function closedFor(
  { env }: Pick<Shop, 'env'>,
  { market }: Pick<Visit, 'market'>,
  settings: Settings,
): Closed | undefined {
  if (!isCheckoutActive(market.code, env.APP_ENV)) return 'market';
  return isOn(settings, 'DisableCheckout') ? 'company' : undefined;
}
