import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { SaveGeneralInput } from './general-schema.ts';
import { saveContent } from './save-content.server.ts';

export async function saveGeneral(
  shop: Pick<Shop, 'db' | 'clock' | 'snapshots'>,
  { market, claims }: Pick<Visit, 'market' | 'claims'>,
  { language, everywhere, general }: SaveGeneralInput,
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  const marketId = everywhere ? undefined : market.marketId;
  await saveContent(shop, [{ marketId, language, kind: 'general', slug: 'general', data: general }]);
  return ok(general);
}
