import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import './tracking-tables.server.ts';
import { isB2B } from '../auth/is-b2b.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { allowReport } from './allow-report.server.ts';
import { mayUse } from './consent-rules.ts';
import { type MetaAccount, sendToMeta } from './meta-by-http.server.ts';
import { consentOfVisit } from './read-tracking.server.ts';
import type { SocialEvent } from './social-event.ts';

/**
 * Stores an event once, and sends it to the social network if an account is set. Without consent nothing happens. A
 * failure of the network is only logged.
 */
export async function trackSocial(
  shop: Pick<Shop, 'db' | 'env' | 'http' | 'limits' | 'log'>,
  visit: Visit,
  event: SocialEvent,
) {
  if (isB2B(visit.claims) || !mayUse('socialTracking', consentOfVisit(visit))) return ok({ isTracked: false });
  const report = await allowReport(shop, visit);
  if (!report.ok) return report;
  const account = accountIn(shop.env);
  const isNew = await storeOnce(shop.db, visit, event, account === undefined);
  if (!isNew || !account) return ok({ isTracked: isNew });
  try {
    await sendToMeta(shop.http, account, visit, event);
    return ok({ isTracked: true });
  } catch (error) {
    shop.log.warn({ err: error, event: event.eventName }, 'an event could not be sent to the social network');
    return ok({ isTracked: false });
  }
}

function accountIn({ META_PIXEL_ID, META_ACCESS_TOKEN, META_URL }: Shop['env']): MetaAccount | undefined {
  return META_PIXEL_ID === undefined || META_ACCESS_TOKEN === undefined
    ? undefined
    : { url: META_URL, pixelId: META_PIXEL_ID, token: META_ACCESS_TOKEN };
}

/** Events that were sent on keep only their id. */
async function storeOnce(db: Db, visit: Visit, { eventName, eventData }: SocialEvent, keepsData: boolean) {
  const { client_user_agent: _, event_id, ...data } = eventData;
  const inserted = await db
    .insertInto('social_event')
    .values({
      event_id,
      name: eventName,
      data: keepsData ? JSON.stringify(data) : null,
      market_id: visit.market.marketId,
      received_at: visit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function removeSocialEventsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('social_event')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
