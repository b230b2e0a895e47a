import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { allowReport } from './allow-report.server.ts';
import { mayUse } from './consent-rules.ts';
import { consentOfVisit, maySendSearch } from './read-tracking.server.ts';

export type SearchReport =
  | { readonly kind: 'search' | 'click'; readonly members: Readonly<Record<string, string | number | undefined>> }
  | { readonly kind: 'purchase'; readonly email: string; readonly items: readonly object[] };

type Sender = Pick<Shop, 'env' | 'http' | 'limits' | 'log' | 'snapshots'>;

/** Short, because the visitor's browser keeps the request open. */
const timeoutMs = 5000;

/** Sends a report on with the key and the visitor's address, if feature, environment, person and consent allow it. */
export async function sendToKlevu(shop: Sender, visit: Visit, report: SearchReport) {
  const { KLEVU_API_KEY, KLEVU_URL } = shop.env;
  const isAllowed = (await maySendSearch(shop, visit)) && mayUse('searchAnalytics', consentOfVisit(visit));
  if (!isAllowed || KLEVU_API_KEY === undefined) return ok({ isSent: false });
  const place = await allowReport(shop, visit);
  if (!place.ok) return place;
  try {
    if (report.kind === 'purchase')
      await shop.http.call(`${KLEVU_URL}/collect`, {
        method: 'POST',
        json: [purchaseOf(report, visit, KLEVU_API_KEY)],
        timeoutMs,
      });
    else await shop.http.call(addressOf(report, visit, { key: KLEVU_API_KEY, url: KLEVU_URL }), { timeoutMs });
    return ok({ isSent: true });
  } catch (error) {
    // Analytics must never disturb a page.
    shop.log.warn({ err: error, report: report.kind }, 'search analytics could not be sent');
    return ok({ isSent: false });
  }
}

type Reported = Extract<SearchReport, { members: object }>;

function addressOf({ kind, members }: Reported, visit: Visit, { key, url }: { key: string; url: string }): string {
  const given: Record<string, string | number | undefined> = {
    klevu_apiKey: key,
    ...members,
    klevu_shopperIP: visit.clientAddress,
  };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${url}/${kind === 'search' ? 'n-search/search' : 'productTracking'}?${query}`;
}

const purchaseOf = ({ email, items }: Extract<SearchReport, { kind: 'purchase' }>, visit: Visit, key: string) => ({
  event: 'order_purchase',
  event_version: '1.0.0',
  event_apikey: key,
  user_profile: { ip_address: visit.clientAddress, email },
  event_data: { items },
});
