import * as z from 'zod';
import { fieldOf, quantityField } from '#core/fields.ts';
import { ok, refuse } from '#core/result.ts';
import { parsePartNumber } from '#core/sku.ts';
import { isInternal } from '../../auth/claims.ts';
import { isB2B } from '../../auth/is-b2b.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import { isLanguageOf } from '../../market/language.ts';
import type { Visit } from '../../visit.ts';

/** The rows to check a code against, in the format that partners send. */
export const promotionRequest = z
  .strictObject({
    code: z.string().max(100).optional().meta({ description: 'Ignored; the code in the path applies.' }),
    cultureCode: z.string().max(10).nullish(),
    marketId: z.number().int().nullish().meta({ description: 'Defaults to the market of the host.' }),
    customerEmail: z.string().max(320).nullish(),
    products: z
      .array(
        z.strictObject({
          partNo: fieldOf(parsePartNumber),
          quantity: quantityField,
          rowNumber: z.number().int().nonnegative(),
          priceListId: z
            .union([z.string().max(100), z.number()])
            .nullish()
            .meta({ description: 'Ignored; prices are always the caller’s own.' }),
        }),
      )
      .max(1000),
  })
  .meta({ id: 'PromotionRequest' });

export type PromotionRequest = z.output<typeof promotionRequest>;

/** A company buyer has prices in one market only, so a request for another market is refused. */
export function visitOf(visit: Visit, { marketId, cultureCode }: Pick<PromotionRequest, 'marketId' | 'cultureCode'>) {
  const wanted = marketId ?? visit.market.marketId;
  const market = findMarketBySiteId(wanted);
  if (!market) return refuse({ code: 'market-not-found', marketId: wanted });
  const isElsewhere = wanted !== visit.market.marketId;
  if (isElsewhere && isB2B(visit.claims) && !isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  const asked = cultureCode?.slice(0, 2).toLowerCase() ?? visit.language;
  return ok({ ...visit, market, language: isLanguageOf(market, asked) ? asked : market.defaultLocale });
}
