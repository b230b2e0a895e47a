import { ok, refuse } from '#core/result.ts';
import { seesDealerPages } from '../auth/permissions.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';

export async function listDealerPages(
  shop: Pick<Shop, 'snapshots'>,
  { market, language, claims }: Pick<Visit, 'market' | 'language' | 'claims'>,
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!seesDealerPages(claims)) return refuse({ code: 'not-allowed' });
  const { dealerPages } = await shop.snapshots.read(contentOfMarket, market.marketId);
  const own = pageKey(language, '');
  return ok(
    [...dealerPages]
      .filter(([key]) => key.startsWith(own))
      .flatMap(([, held]) => ('value' in held ? [held.value] : []))
      .map(({ slug, title, description }) => ({ slug, title, description })),
  );
}
