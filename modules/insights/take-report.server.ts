import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { readSearchToken } from './search-token.server.ts';
import { pageKinds, vitalMeasures } from './vitals.ts';

const measure = z.number().min(0).max(600_000).optional();

const report = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['search', 'click']), token: z.string().max(600) }),
  z.object({ kind: z.literal('vitals'), page: z.enum(pageKinds), lcp: measure, inp: measure, cls: measure }),
]);

const perHour = { name: 'insight-reports', points: 2000, seconds: 60 * 60 };

/** Access: everybody, limited per hour. Counts what a page reports; nothing about the visitor is stored. */
export async function takeReport(shop: Pick<Shop, 'env' | 'insights' | 'limits'>, visit: Visit, given: unknown) {
  const parsed = report.safeParse(given);
  if (!parsed.success) return refuse({ code: 'malformed-request' });
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const { now: at } = visit;
  if (parsed.data.kind === 'vitals') {
    const { page } = parsed.data;
    for (const name of vitalMeasures) {
      const value = parsed.data[name];
      if (value !== undefined)
        shop.insights.countVital({ measure: name, value, page, marketId: visit.market.marketId, at });
    }
    return ok({});
  }
  const searched = readSearchToken(shop, parsed.data.token);
  if (!searched) return refuse({ code: 'malformed-request' });
  const { isEmpty, ...search } = searched;
  const what = parsed.data.kind === 'click' ? 'click' : isEmpty ? 'empty' : 'search';
  shop.insights.countSearch({ what, ...search, at });
  return ok({});
}
