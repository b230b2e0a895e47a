import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { idParam } from '../id-param.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { isLanguageOf } from '../market/language.ts';
import type { Visit } from '../visit.ts';

/** Market and language, which most catalogue calls accept. */
export const whereQuery = z.object({
  marketId: idParam.optional().meta({ description: 'Defaults to the market of the host.' }),
  cultureCode: z
    .string()
    .regex(/^[A-Za-z]{2}(-[A-Za-z0-9]{2,4})?$/)
    .optional()
    .meta({
      description:
        'For example sv-SE. For a language that the market does not have, the market’s main language is used.',
    }),
  'api-version': z.string().max(10).optional().meta({ description: 'Accepted for compatibility with older clients.' }),
});

/** A query parameter that may be given several times. */
export const repeated = (most: number) =>
  z
    .union([z.string(), z.array(z.string()).max(most)])
    .optional()
    .transform((value) => (value === undefined ? [] : [value].flat()))
    .meta({ type: 'array', items: { type: 'string' } });

export type CallPlace = z.output<typeof whereQuery>;

/**
 * The visit with the market and language of the call. Everybody may request any market's public data; company buyers
 * have agreed prices in one market and are refused for others.
 */
export function visitAt(visit: Visit, { marketId, cultureCode }: CallPlace) {
  const isElsewhere = marketId !== undefined && marketId !== visit.market.marketId;
  const market = isElsewhere ? findMarketBySiteId(marketId) : visit.market;
  if (!market) return refuse({ code: 'market-not-found', marketId: String(marketId) });
  if (isElsewhere && isB2B(visit.claims) && !isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  if (!isElsewhere && cultureCode === undefined) return ok(visit);
  const asked = cultureCode?.slice(0, 2).toLowerCase() ?? visit.language;
  const language = isLanguageOf(market, asked) ? asked : market.defaultLocale;
  return ok({ ...visit, market, language });
}
