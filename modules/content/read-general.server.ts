import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, valueOf } from './content-snapshot.server.ts';
import type { GeneralContent } from './general-schema.ts';

type Reader = Pick<Shop, 'snapshots'>;

export async function readGeneral(shop: Reader, { market, language }: Pick<Visit, 'market' | 'language'>) {
  const { general } = await shop.snapshots.read(contentOfMarket, market.marketId);
  const found = valueOf(general.get(language));
  return found ? ok(found) : refuse({ code: 'not-found', language });
}

/** For pages: if the content cannot be read, the failure is logged and the page is shown without it. */
export async function generalOrNothing(
  shop: Reader & Pick<Shop, 'log'>,
  visit: Pick<Visit, 'market' | 'language'>,
): Promise<GeneralContent | undefined> {
  try {
    const general = await readGeneral(shop, visit);
    return general.ok ? general.value : undefined;
  } catch (error) {
    shop.log.warn({ err: error, market: visit.market.code, language: visit.language }, 'general content is missing');
    return undefined;
  }
}
