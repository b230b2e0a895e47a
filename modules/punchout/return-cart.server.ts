import { ok, type Result, refuse } from '#core/result.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessionOf } from '../auth/session-store.server.ts';
import type { CartView } from '../cart/cart-view.ts';
import { readCartView } from '../cart/read-cart-view.server.ts';
import { agreeOnCart } from '../checkout/agree-on-cart.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { specialIdsOf } from '../market/special-ids.ts';
import { classesOf } from '../punchout-document/classification.ts';
import type { ReturnForm, Transfer } from '../punchout-document/transfer.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type AgreedCart, agreedCartOf } from './agreed-cart.ts';
import { insertAgreedCart } from './agreed-cart-store.server.ts';
import { stampOf } from './answer-cxml.server.ts';
import { isRegistered } from './connection.ts';
import { readConnection } from './connection-store.server.ts';
import { formOf } from './form-of.ts';
import { keepCart } from './keep-exchange.server.ts';
import { type PunchoutSession, returnedForm } from './punchout-session.ts';
import { closePunchoutSession, findPunchoutSession } from './punchout-session-store.server.ts';
import { servicesFor, transferOf } from './transfer-of.ts';

/**
 * Access: the buyer in a procurement session. Makes the form that takes the cart back, and ends the session. Nothing is ordered. Who asks
 * again, because an answer was lost or the button was pressed twice, gets the same form for a while.
 */
export async function returnCart(shop: Shop, visit: Visit): Promise<Result<ReturnForm, Refusal>> {
  const { claims, endedVisit, now } = visit;
  const sid = claims?.sid ?? endedVisit?.sid;
  if (sid === undefined) return refuse({ code: 'not-signed-in' });
  const session = await findPunchoutSession(shop.db, { sid });
  if (!session || session.closedAt || !claims) return again(session, now);
  if (claims.company_id !== session.companyId) return refuse({ code: 'not-from-procurement' });
  const form = await makeForm(shop, visit, session);
  if (!form.ok) {
    await keepCart(shop, visit, { session, result: form, wearers: [] });
    return form;
  }
  const { form: posted, agreed, wearers } = form.value;
  const isFirst = await shop.db.transaction().execute(async (db) => {
    const closed = await closePunchoutSession(db, session.id, posted, now);
    if (!closed) return false;
    await endSessionOf(db, claims, now);
    const of = { sessionId: session.id, companyId: session.companyId, payloadId: stampOf(visit).payloadId, now };
    if (agreed) await insertAgreedCart(db, { ...of, agreed });
    return true;
  });
  if (!isFirst) return again(await findPunchoutSession(shop.db, { sid }), now);
  await shop.snapshots.announce(endedSessions.topic);
  await keepCart(shop, visit, { session, result: ok(posted), wearers });
  return ok(posted);
}

/** Whether the cart of a visit that has ended was returned. */
export async function wasReturned({ db }: Pick<Shop, 'db'>, { endedVisit }: Visit): Promise<boolean> {
  const session = endedVisit && (await findPunchoutSession(db, { sid: endedVisit.sid }));
  return session?.closedAt !== undefined;
}

function again(session: PunchoutSession | undefined, now: Date): Result<ReturnForm, Refusal> {
  const form = session && returnedForm(session, now);
  return form ? ok(form) : refuse({ code: 'punch-out-session-missing' });
}

type Made = {
  readonly form: ReturnForm;
  readonly agreed: AgreedCart | undefined;
  readonly wearers: readonly number[];
};

async function makeForm(shop: Shop, visit: Visit, session: PunchoutSession): Promise<Result<Made, Refusal>> {
  const connection = await readConnection(shop.db, session.companyId);
  // It may have been taken off the list since the session began.
  if (!session.asked.isTrial && !isRegistered(connection, session.hookUrl, shop.env.APP_ENV === 'local'))
    return refuse({ code: 'punch-out-target-unknown' });
  const view = await readCartView(shop, visit, { mode: 'excl' });
  // An empty cart would look as if the buyer had chosen nothing.
  if (view.isUnavailable) return refuse({ code: 'temporarily-unavailable' });
  if (view.hidesPrices) return refuse({ code: 'punch-out-prices-hidden' });
  if (view.rows.length > 0 && !view.isValid)
    return refuse({ code: 'invalid-input', errors: [{ path: 'rows', code: 'required', facts: {} }] });
  const services = servicesFor(session, connection, specialIdsOf(shop.env));
  const offers = await readOffers(shop, visit, [], { mode: 'excl' });
  const transfer = transferOf(view, {
    unitCodes: connection.unitCodes,
    services,
    now: visit.now,
    classesOf: (sku) => classesOf(offers.get(sku).categories, connection.classes),
  });
  const company = await findCompanyBrief(shop.db, session.companyId);
  const named = { companyName: company?.name ?? '', language: visit.language, ...stampOf(visit) };
  const mayFollow = session.type === 'CXML' && session.asked.operation !== 'inspect';
  const agreed = mayFollow ? await agreeOn(shop, visit, view, transfer) : undefined;
  const wearers = view.rows.flatMap(({ customer }) => (customer ? [customer.id] : []));
  return ok({ form: formOf(transfer, { session, connection, ...named }), agreed, wearers });
}

/** Only systems that speak cXML send orders, and not for a cart that was looked at. */
async function agreeOn(shop: Shop, visit: Visit, view: CartView, transfer: Transfer): Promise<AgreedCart | undefined> {
  if (view.id === undefined || transfer.rows.length === 0) return undefined;
  const rows = await agreeOnCart(shop, visit, { cartId: view.id, priced: view.priced });
  return rows && agreedCartOf(transfer, rows);
}
