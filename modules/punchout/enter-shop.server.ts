import { ok, refuse } from '#core/result.ts';
import { type OpenSession, openSession } from '../account/open-session.server.ts';
import { unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { createCart } from '../cart/create-cart.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { isLanguageOf } from '../market/language.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mayBeBuyer, mayStart, type PunchoutSession } from './punchout-session.ts';
import { claimStart, findPunchoutSession, nameSession } from './punchout-session-store.server.ts';

/** Access: the holder of a start page that was not opened yet. The session that the browser had until now ends. */
export async function enterShop(shop: Shop, visit: Visit, { code }: { code: string }) {
  const id = unseal(secretsOf(shop.env), 'punchout-start', code);
  const session = id === undefined ? undefined : await findPunchoutSession(shop.db, { id });
  if (!session || session.marketId !== visit.market.marketId || !mayStart(session, visit.now))
    return refuse({ code: 'start-page-over' });
  const { customerId, companyId, type: punchOutType, hookUrl } = session;
  const person = await findPersonById(shop.db, customerId);
  // The role may have changed since the start page was given out.
  if (person && !mayBeBuyer(person)) return refuse({ code: 'punch-out-buyer-role' });
  const companies = person?.isActive ? await listCompaniesOf(shop.db, customerId, false) : [];
  const company = companies.find((one) => one.id === companyId);
  if (!person || !company || !(await claimStart(shop.db, session.id, visit.now)))
    return refuse({ code: 'start-page-over' });
  const opening = { person, company, remembered: false, kind: 'punch-out', punchOutType, hookUrl } as const;
  const opened: OpenSession = await openSession(shop, visit, opening);
  await nameSession(shop.db, session.id, opened.claims.sid);
  await restoreCart(shop, { ...visit, claims: opened.claims }, session.asked.items ?? []);
  const { language = '' } = session.asked;
  return ok({ opened, session, home: isLanguageOf(visit.market, language) ? `/${language}` : '/' });
}

/** The rows of a cart that is edited or looked at. What is not sold any more, or comes with its garment, is left out. */
async function restoreCart(shop: Shop, visit: Visit, items: NonNullable<PunchoutSession['asked']['items']>) {
  if (items.length === 0 || (await createCart(shop, visit, { items })).ok) return;
  for (const item of items) await addToCart(shop, visit, { items: [item] });
}
