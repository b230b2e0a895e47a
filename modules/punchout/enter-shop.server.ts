import { ok, refuse } from '#core/result.ts';
import { type OpenSession, openSession } from '../account/open-session.server.ts';
import { findProduct } from '../assortment/find-product.server.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import { unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { addToCart } from '../cart/add-to-cart.server.ts';
import { createCart } from '../cart/create-cart.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { isLanguageOf, languageOf } from '../market/language.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type EarlierItem, mayBeBuyer, mayStart } from './punchout-session.ts';
import { claimStart, findPunchoutSession, noteLeftOut } from './punchout-session-store.server.ts';

/** The visit of a start page, opened or not; undefined if the address was not made here. */
export async function findStart({ db, env }: Pick<Shop, 'db' | 'env'>, code: string) {
  const id = unseal(secretsOf(env), 'punchout-start', code);
  return id === undefined ? undefined : findPunchoutSession(db, { id });
}

/** Access: the holder of a start page that was not opened yet. The session that the browser had until now ends. */
export async function enterShop(shop: Shop, visit: Visit, { code }: { code: string }) {
  const session = await findStart(shop, code);
  if (!session || session.marketId !== visit.market.marketId || !mayStart(session, visit.now))
    return refuse({ code: 'start-page-over' });
  const { customerId, companyId, type: punchOutType, hookUrl } = session;
  const person = await findPersonById(shop.db, customerId);
  // The role may have changed since the start page was given out.
  if (person && !mayBeBuyer(person)) return refuse({ code: 'punch-out-buyer-role' });
  const companies = person?.isActive ? await listCompaniesOf(shop.db, customerId, false) : [];
  const company = companies.find((one) => one.id === companyId);
  if (!person || !company) return refuse({ code: 'start-page-over' });
  const opened = await openOnce(shop, visit, {
    person,
    company,
    remembered: false,
    kind: 'punch-out',
    punchOutType,
    hookUrl,
    readOnly: session.asked.operation === 'inspect',
    first: async (db, sid) => {
      if (!(await claimStart(db, session.id, sid, visit.now))) throw new AlreadyOpened();
    },
  });
  if (!opened) return refuse({ code: 'start-page-over' });
  // Also the cart of a session that may only look: its rows are put back once.
  const { read_only: _, ...claims } = opened.claims;
  const leftOut = await restoreCart(shop, { ...visit, claims }, session.asked.items ?? []);
  if (leftOut.length > 0) await noteLeftOut(shop.db, session.id, leftOut);
  const { language = '', productId } = session.asked;
  const home = isLanguageOf(visit.market, language) ? `/${language}` : '/';
  const inShop = { ...visit, language: home === '/' ? visit.language : languageOf(visit.market, language) };
  const product =
    productId === undefined ? undefined : await findShown(shop, { ...inShop, claims: opened.claims }, productId);
  return ok({ opened, home, language: inShop.language, product });
}

class AlreadyOpened extends Error {}

/** A session that cannot be opened leaves the start page as it was. */
async function openOnce(...args: Parameters<typeof openSession>): Promise<OpenSession | undefined> {
  try {
    return await openSession(...args);
  } catch (error) {
    if (error instanceof AlreadyOpened) return undefined;
    throw error;
  }
}

/** The name of a product in addresses; undefined if the buyer does not see it. */
async function findShown(shop: Shop, visit: Visit, sku: string): Promise<string | undefined> {
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  return (await findProduct(shop, visit, viewer, { sku }))?.slug;
}

/** The rows of a cart that is edited or looked at. Returns those that cannot be bought any more. */
async function restoreCart(shop: Shop, visit: Visit, earlier: readonly EarlierItem[]): Promise<EarlierItem[]> {
  // Names may have changed meanwhile.
  const items = earlier.map(({ sku, quantity }) => ({ sku, quantity }));
  if (items.length === 0 || (await createCart(shop, visit, { items })).ok) return [];
  const leftOut: EarlierItem[] = [];
  for (const [index, item] of earlier.entries()) {
    const added = await addToCart(shop, visit, { items: items.slice(index, index + 1) });
    if (!added.ok) leftOut.push(item);
  }
  return leftOut;
}
