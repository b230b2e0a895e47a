import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type PriceListInMarket, visiblePriceLists } from '../assortment/visible-price-lists.ts';
import { allowRead } from '../auth/may-see.ts';
import { type Role, roles } from '../auth/roles.ts';
import { listPriceLists } from '../catalogue/product-pages-store.server.ts';
import { listCompanyBriefs } from '../company/company-family-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { CompanyTerms } from '../company/company-terms.ts';
import { explainSettings } from '../company-settings/explain-settings.ts';
import { readRules } from '../company-settings/form-rules.ts';
import { outcomesFor } from '../company-settings/setting-effects.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Market } from '../market/market.ts';
import { readMarketSettings } from '../market/read-market-settings.server.ts';
import { roleOf } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { causesOf, type ExplainedPage } from './page-causes.ts';

type Input = {
  readonly customerId: number;
  /** One of the person's companies; by default the first. */
  readonly companyId?: number | undefined;
  readonly page: ExplainedPage;
};

/** For staff with the task customers, or read-only: explains what determines the content of a page for a person. */
export async function explainPage(shop: Shop, visit: Visit, { customerId, companyId, page }: Input) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const record = await findRecord(shop.db, customerId);
  if (!record) return refuse({ code: 'customer-not-found', customerId });
  const companies = await listCompanyBriefs(shop.db, { ids: record.companyIds });
  const company = companyId === undefined ? companies[0] : companies.find(({ id }) => id === companyId);
  if (companyId !== undefined && !company) return refuse({ code: 'company-not-found', companyId });
  const market = findMarketBySiteId(company?.marketId ?? record.marketId ?? -1) ?? visit.market;
  const role = roleOf(record.accounts) ?? roles.user;
  const isSuper = record.facts.isSuper ?? false;
  const terms = await readCompanyTerms(shop, company?.id);
  const marketSettings = await readMarketSettings(shop, market.marketId);
  const causes = causesOf[page];
  const member = { role, isSuper, hasApprover: record.facts.approver !== undefined };
  const explained = explainSettings(terms.settings, marketSettings);
  return ok({
    person: { id: record.id, name: `${record.firstName} ${record.lastName}`.trim(), role, isSuper },
    company: company && { id: company.id, name: company.name },
    companies: companies.map(({ id, name }) => ({ id, name })),
    market: market.name,
    page,
    outcomes: outcomesFor(member, { settings: terms.settings, market: marketSettings }).filter(({ outcome }) =>
      causes.outcomes.includes(outcome),
    ),
    settings: company ? causes.settings.flatMap((key) => explained.filter((setting) => setting.key === key)) : [],
    flags: await Promise.all(causes.flags.map(async (key) => ({ key, isOn: await isEnabled(shop, { market }, key) }))),
    priceLists: causes.hasPriceLists ? await rankedLists(shop.db, { market, role, terms }) : undefined,
    required: causes.hasFormRules && company ? readRules(terms.settings.FormViewRules).required : undefined,
  });
}

type Ranking = { readonly market: Market; readonly role: Role; readonly terms: CompanyTerms };

/** The lists that apply, by precedence. */
async function rankedLists(db: Db, { market, role, terms }: Ranking) {
  const inMarket = await listPriceLists(db, market.code);
  const lists: PriceListInMarket[] = inMarket.map(({ code, type }) => ({ code, type }));
  const ranks = visiblePriceLists(lists, { storm_role: role }, terms, 'All');
  const tierOf = (code: string) => {
    if (code === terms.primaryPriceList) return 'primary' as const;
    return inMarket.find((list) => list.code === code)?.type === 'None' ? ('public' as const) : ('agreed' as const);
  };
  return ranks.flat().map((code) => ({
    code,
    name: inMarket.find((list) => list.code === code)?.name ?? code,
    tier: tierOf(code),
  }));
}
