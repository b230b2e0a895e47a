import { ok, type Result, refuse } from '#core/result.ts';
import { findRuleCompany } from '../approval-rules/may-change-rules.server.ts';
import { readCategoryNames } from '../approval-rules/rule-words.server.ts';
import type { Company } from '../company/company.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findCoworkersByText, findNamesakes, listCoworkers } from '../people/coworker-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listAllowancesOf, type StoredAllowance } from './allowance-store.server.ts';
import { countLeft, readCounting, type WearerLeft } from './read-left.server.ts';

type OfCompany = { readonly companyId: number };

/** All allowances of a company, for those who may change them. */
export async function readAllowances(
  { db }: Pick<Shop, 'db'>,
  visit: Visit,
  { companyId }: OfCompany,
): Promise<Result<{ company: Company; allowances: readonly StoredAllowance[] }, Refusal>> {
  const allowed = await findRuleCompany(db, visit, companyId);
  if (!allowed.ok) return allowed;
  return ok({ company: allowed.value.company, allowances: await listAllowancesOf(db, companyId) });
}

type OfPerson = OfCompany & { readonly customerId: number };
type LeftShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread'>;

/** What is left to a person today, for the person and for those who may change allowances. */
export async function readLeft(
  shop: LeftShop,
  visit: Visit,
  of: OfPerson,
): Promise<Result<readonly WearerLeft[], Refusal>> {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isOwn = claims.customer_id === of.customerId && claims.company_id === of.companyId;
  const allowed = isOwn ? ok(undefined) : await findRuleCompany(shop.db, visit, of.companyId);
  return allowed.ok ? ok(await listLeft(shop, of, visit.now)) : allowed;
}

/** The caller checks who may see the person. */
export async function listLeft(
  shop: LeftShop,
  { companyId, customerId }: OfPerson,
  at: Date,
): Promise<readonly WearerLeft[]> {
  const counting = await readCounting(shop, { companyId, wearerIds: [customerId], at });
  return counting ? countLeft(shop.db, counting) : [];
}

/**
 * The people with the typed name or employee number, for those who may change allowances; several if people have the
 * same name.
 */
export async function findHolders(
  { db }: Pick<Shop, 'db'>,
  visit: Visit,
  { companyId, text }: OfCompany & { readonly text: string },
): Promise<Result<readonly number[], Refusal>> {
  const allowed = await findRuleCompany(db, visit, companyId);
  if (!allowed.ok) return allowed;
  return ok((await findCoworkersByText(db, companyId, text)).map(({ id }) => id));
}

/** More are not suggested, but can be typed. */
const mostPeople = 500;

/** The choices of a form: the people of the company by name, including those with an allowance, and the categories. */
export async function readAllowanceChoices(
  shop: Pick<Shop, 'db' | 'snapshots' | 'log'>,
  visit: Visit,
  { company: { id, marketId }, allowances }: { company: Company; allowances: readonly StoredAllowance[] },
) {
  const always = allowances.flatMap(({ holder }) => ('customerId' in holder ? [holder.customerId] : []));
  const people = await listCoworkers(shop.db, id, { most: mostPeople, always });
  const market = findMarketBySiteId(marketId) ?? visit.market;
  const namesakes = await findNamesakes(
    shop.db,
    id,
    people.map((one) => one.id),
  );
  return { people, namesakes, categories: await readCategoryNames(shop, { market, language: visit.language }) };
}
