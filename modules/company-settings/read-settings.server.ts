import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { mayDo } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Company } from '../company/company.ts';
import { listChildSettings } from '../company/company-family-store.server.ts';
import { companySettings } from '../company/company-settings.ts';
import { findCompany, findSettingsVersion } from '../company/company-store.server.ts';
import { marketList } from '../market/markets.ts';
import { readMarketSettings } from '../market/read-market-settings.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { explainSettings } from './explain-settings.ts';

/** A company with the settings of its market, for staff with the task customers or read-only. */
export async function findSetUp(shop: Pick<Shop, 'db' | 'snapshots' | 'log'>, visit: Visit, companyId: number) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const company = await findCompany(shop.db, companyId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  return ok({ company, market: await readMarketSettings(shop, company.marketId) });
}

/** The data of the settings page. */
export async function readSettings(shop: Pick<Shop, 'db' | 'snapshots' | 'log'>, visit: Visit, companyId: number) {
  // Read before the settings, so that a write between the two reads is detected at the save.
  const version = await findSettingsVersion(shop.db, companyId);
  const found = await findSetUp(shop, visit, companyId);
  if (!found.ok) return found;
  const { company, market } = found.value;
  return ok({
    companyId,
    name: company.name,
    parentId: company.parentId,
    marketName: marketList.find(({ marketId }) => marketId === company.marketId)?.name ?? '',
    version: version ?? 1,
    mayChange: mayDo(visit.claims, 'customers'),
    settings: explainSettings(company.settings, market),
    others: othersOf(company),
    children: await childrenOf(shop.db, company, market),
  });
}

/** Settings of partners, which the shop does not read. */
const othersOf = ({ settings }: Company) => Object.keys(settings).filter((key) => !Object.hasOwn(companySettings, key));

async function childrenOf(db: Db, { id }: Company, market: Awaited<ReturnType<typeof readMarketSettings>>) {
  const children = await listChildSettings(db, id);
  return children.map(({ settings, ...child }) => ({ ...child, settings: explainSettings(settings, market) }));
}
