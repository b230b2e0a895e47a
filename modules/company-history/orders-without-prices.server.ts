import type { AuditEntry } from '../audit/audit-entry.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Shop } from '../shop.server.ts';
import { tellsAmount } from './company-audit.ts';
import '../order/order-tables.server.ts';

/** Orders among the entries with hidden prices: hidden when they were sent, or since then by their company or the reader's. */
export async function readWithoutPrices(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  readerOf: number,
  entries: readonly AuditEntry[],
): Promise<ReadonlySet<string>> {
  const ids = entries.filter(tellsAmount).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Set();
  const orders = await shop.db
    .selectFrom('order_view')
    .select(['id', 'company_id', 'hides_prices'])
    .where('id', 'in', ids)
    .execute();
  const hiding = new Set<number | null>();
  for (const companyId of new Set([readerOf, ...orders.flatMap(({ company_id }) => company_id ?? [])])) {
    const { settings } = await readCompanyTerms(shop, companyId);
    if (isOn(settings, 'HidePrice')) hiding.add(companyId);
  }
  const isHidden = ({ company_id, hides_prices }: (typeof orders)[number]) =>
    hides_prices || hiding.has(readerOf) || hiding.has(company_id);
  return new Set(orders.filter(isHidden).map(({ id }) => id));
}
