import { ok, refuse } from '#core/result.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { endSessionOf } from '../auth/session-store.server.ts';
import { readCartView } from '../cart/read-cart-view.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { specialIdsOf } from '../market/special-ids.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { stampOf } from './answer-cxml.server.ts';
import { isRegistered } from './connection.ts';
import { readConnection } from './connection-store.server.ts';
import { formOf } from './form-of.ts';
import { closePunchoutSession, findPunchoutSession } from './punchout-session-store.server.ts';
import { servicesFor, transferOf } from './transfer-of.ts';

/**
 * Access: the buyer in a procurement session. Makes the form that takes the cart back, and ends the session. Nothing is ordered; the cart
 * can be returned once.
 */
export async function returnCart(shop: Shop, visit: Visit) {
  const { claims, now } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const session = await findPunchoutSession(shop.db, { sid: claims.sid });
  if (!session || session.closedAt) return refuse({ code: 'punch-out-session-missing' });
  if (claims.company_id !== session.companyId) return refuse({ code: 'not-from-procurement' });
  const connection = await readConnection(shop.db, session.companyId);
  // It may have been taken off the list since the session began.
  if (!isRegistered(connection, session.hookUrl, shop.env.APP_ENV === 'local'))
    return refuse({ code: 'punch-out-target-unknown' });
  const view = await readCartView(shop, visit, { mode: 'excl' });
  if (view.rows.length > 0 && !view.isValid)
    return refuse({ code: 'invalid-input', errors: [{ path: 'rows', code: 'required', facts: {} }] });
  const services = servicesFor(session, connection, specialIdsOf(shop.env));
  const transfer = transferOf(view, { unitCodes: connection.unitCodes, services, now });
  const company = await findCompanyBrief(shop.db, session.companyId);
  const named = { companyName: company?.name ?? '', language: visit.language, ...stampOf(visit) };
  const form = formOf(transfer, { session, connection, ...named });
  const closed = await inTransaction(shop.db, async (db) => {
    if (!(await closePunchoutSession(db, session.id, now))) return refuse({ code: 'punch-out-session-missing' });
    await endSessionOf(db, claims, now);
    return ok(form);
  });
  if (closed.ok) await shop.snapshots.announce(endedSessions.topic);
  return closed;
}
