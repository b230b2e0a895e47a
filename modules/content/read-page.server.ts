import { ok, refuse } from '#core/result.ts';
import { seesDealerPages } from '../auth/permissions.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey, valueOf } from './content-snapshot.server.ts';
import { asSeenBy } from './visible-blocks.ts';

/**
 * Access: everybody for public pages; dealer pages only for visitors with dealer access. Blocks that are not for this
 * visitor are left out.
 */
export async function readPage(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
  { slug }: { slug: string },
) {
  const { market, language, claims } = visit;
  const content = await shop.snapshots.read(contentOfMarket, market.marketId);
  const key = pageKey(language, slug);
  const page = valueOf(content.pages.get(key));
  if (page) return ok({ kind: 'page' as const, page: asSeenBy(visit, page) });
  const dealerPage = valueOf(content.dealerPages.get(key));
  if (!dealerPage) return refuse({ code: 'not-found', slug });
  if (!claims) return refuse({ code: 'not-signed-in' });
  return seesDealerPages(claims)
    ? ok({ kind: 'dealer-page' as const, page: asSeenBy(visit, dealerPage) })
    : refuse({ code: 'not-allowed' });
}
