import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { seal, unseal } from '../auth/keys.server.ts';
import { roles } from '../auth/roles.ts';
import { secretsOf } from '../auth/token.server.ts';
import { type CompanyBrief, listCompaniesOf } from '../company/company-membership-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut, maySwitchTo } from '../company/punch-out.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Market } from '../market/market.ts';
import { findPersonById, type Person } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { marketName } from './market-name.ts';
import { type OpenSession, openSession } from './open-session.server.ts';

const choiceMinutes = 10;

const ticketSchema = z.object({
  customerId: z.number(),
  marketId: z.number(),
  remembered: z.boolean(),
  until: z.number(),
});

export type Entered =
  | { kind: 'signed-in'; session: OpenSession }
  /** The ticket proves for ten minutes that the password was right; it is sent back with the choice. */
  | { kind: 'choose-company'; ticket: string; companies: { id: number; name: string }[] };

/** Continues after authentication: opens a session, or asks which company the person comes for. */
export async function enterShop(shop: Shop, visit: Visit, person: Person, remembered: boolean) {
  if (!person.isActive) return refuse({ code: 'account-closed' });
  const all = await listCompaniesOf(shop.db, person.customerId, false);
  const here = all.filter(({ marketId }) => marketId === visit.market.marketId);
  const elsewhere = elsewhereOf(person, all, here, visit);
  if (elsewhere)
    return refuse({
      code: 'sign-in-elsewhere',
      market: marketName(elsewhere, visit.language),
      marketId: elsewhere.marketId,
    });
  if (here.length > 1 && person.role !== roles.b2c) {
    const ticket = { customerId: person.customerId, marketId: visit.market.marketId, remembered };
    return ok<Entered>({
      kind: 'choose-company',
      ticket: seal(secretsOf(shop.env), 'company-choice', JSON.stringify({ ...ticket, until: untilOf(visit.now) })),
      companies: here.map(({ id, name }) => ({ id, name })),
    });
  }
  const [company] = person.role === roles.b2c ? [] : here;
  const needsCompany = person.role !== roles.b2c && person.role !== roles.internal;
  if (needsCompany && !company) return refuse({ code: 'no-company' });
  return ok<Entered>({ kind: 'signed-in', session: await openSession(shop, visit, { person, company, remembered }) });
}

type Choice = { ticket: string; companyId: number };

/** Allowed with a ticket of the last ten minutes, for a company that the person belongs to. */
export async function chooseCompany(shop: Shop, visit: Visit, { ticket, companyId }: Choice) {
  const held = readTicket(shop, visit, ticket);
  const person = held && (await findPersonById(shop.db, held.customerId));
  if (!held || !person?.isActive) return refuse({ code: 'choice-expired' });
  const companies = await listCompaniesOf(shop.db, person.customerId, false);
  const company = companies.find(({ id, marketId }) => id === companyId && marketId === visit.market.marketId);
  if (!company) return refuse({ code: 'company-not-found', companyId });
  const type = activePunchOut((await readCompanyTerms(shop, companyId)).settings);
  if (!maySwitchTo({ role: person.role, punchOutType: 'None' }, type))
    return refuse({ code: 'portal-redirect', companyId });
  return ok(await openSession(shop, visit, { person, company, remembered: held.remembered }));
}

const untilOf = (now: Date) => now.getTime() + choiceMinutes * 60_000;

function readTicket(shop: Shop, visit: Visit, ticket: string) {
  const text = unseal(secretsOf(shop.env), 'company-choice', ticket);
  const held = text === undefined ? undefined : ticketSchema.parse(JSON.parse(text));
  const isGood = held && held.until > visit.now.getTime() && held.marketId === visit.market.marketId;
  return isGood ? held : undefined;
}

/** The person's market, if it is another one: prices, tax and agreements depend on the market. */
function elsewhereOf(person: Person, all: CompanyBrief[], here: CompanyBrief[], visit: Visit): Market | undefined {
  if (person.role === roles.internal || here.length > 0) return undefined;
  const home = person.role === roles.b2c ? person.marketId : all[0]?.marketId;
  return home === undefined || home === visit.market.marketId ? undefined : findMarketBySiteId(home);
}
