import { ok, refuse } from '#core/result.ts';
import { seesDealerPages } from '../auth/permissions.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey, valueOf } from './content-snapshot.server.ts';

/** Access: everybody for public pages; dealer pages only for visitors with dealer access. */
export async function readPage(
  shop: Pick<Shop, 'snapshots'>,
  { market, language, claims }: Pick<Visit, 'market' | 'language' | 'claims'>,
  { slug }: { slug: string },
) {
  const content = await shop.snapshots.read(contentOfMarket, market.marketId);
  const key = pageKey(language, slug);
  const page = valueOf(content.pages.get(key));
  if (page) return ok({ kind: 'page' as const, page });
  const dealerPage = valueOf(content.dealerPages.get(key));
  if (!dealerPage) return refuse({ code: 'not-found', slug });
  if (!claims) return refuse({ code: 'not-signed-in' });
  return seesDealerPages(claims)
    ? ok({ kind: 'dealer-page' as const, page: dealerPage })
    : refuse({ code: 'not-allowed' });
}
