import { ok, refuse } from '#core/result.ts';
import { listSessionsOf } from '../auth/session-store.server.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** The visitor's own sessions, the last used first. Staff who act for a customer see none. */
export async function listSessions(shop: Shop, { claims, now }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return ok([]);
  const sessions = await listSessionsOf(shop.db, claims.customer_id, now);
  const companyIds = [...new Set(sessions.flatMap(({ companyId }) => companyId ?? []))];
  const names = new Map<number, string>();
  for (const id of companyIds) names.set(id, (await findCompanyBrief(shop.db, id))?.name ?? '');
  return ok(
    sessions.map(({ sid, device, companyId, createdAt, lastSeenAt }) => ({
      sid,
      device,
      company: companyId === undefined ? undefined : names.get(companyId),
      createdAt,
      lastSeenAt,
      isCurrent: sid === claims.sid,
    })),
  );
}
