import { seesDealerPages } from '../auth/permissions.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';
import type { ContentPage } from './page-schema.ts';
import { asSeenBy } from './visible-blocks.ts';

/** Access: everybody; dealer pages only with dealer access. All readable pages in the language; broken ones are left out. */
export async function readPages(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
): Promise<ContentPage[]> {
  const { market, language, claims } = visit;
  const { pages, dealerPages } = await shop.snapshots.read(contentOfMarket, market.marketId);
  const readable = [...pages, ...(claims && seesDealerPages(claims) ? dealerPages : [])];
  return readable.flatMap(([key, held]) =>
    key.startsWith(pageKey(language, '')) && 'value' in held ? [asSeenBy(visit, held.value)] : [],
  );
}
