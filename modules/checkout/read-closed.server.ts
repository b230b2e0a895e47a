import { isB2B } from '../auth/is-b2b.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { isCheckoutActive } from '../market/checkout-active.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Closed } from './checkout-view.ts';

/** Open to all visitors. Undefined where the checkout is open. */
export async function readClosed(
  shop: Pick<Shop, 'snapshots' | 'env'>,
  visit: Pick<Visit, 'market' | 'claims'>,
): Promise<Closed | undefined> {
  const companyId = isB2B(visit.claims) ? visit.claims?.company_id : undefined;
  const { settings } = await readCompanyTerms(shop, companyId);
  return closedFor(shop, visit, settings);
}

export function closedFor(
  { env }: Pick<Shop, 'env'>,
  { market }: Pick<Visit, 'market'>,
  settings: Settings,
): Closed | undefined {
  if (!isCheckoutActive(market.code, env.APP_ENV)) return 'market';
  return isOn(settings, 'DisableCheckout') ? 'company' : undefined;
}
