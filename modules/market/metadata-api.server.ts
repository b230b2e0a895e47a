import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { countriesOf } from './countries.ts';
import { findMarketBySiteId } from './find-market.ts';
import { marketParams } from './market-schema.ts';
import { regionsOf } from './regions.ts';

const country = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    isPrimary: z.boolean().meta({ description: 'The market’s own country, which is preselected.' }),
    useAddressValidation: z.boolean(),
  })
  .meta({ id: 'Country' });
const region = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Region' });

/** Lists for address forms and the checkout, named in the language of the request. */
export function metadataApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/countries',
      summary: 'The countries that a market delivers to',
      query: marketParams,
      answer: z.array(country),
    },
    async ({ visit, query: { marketId } }) => {
      const market = findMarketBySiteId(marketId);
      return market ? ok([...countriesOf(market, visit.language)]) : refuse({ code: 'market-not-found', marketId });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/regions',
      summary: 'States of the USA, provinces of Canada',
      query: z.object({ countryCode: z.enum(['US', 'CA']) }),
      answer: z.array(region),
    },
    async ({ visit, query }) =>
      ok(regionsOf(query.countryCode, visit.language).map(({ code, name }) => ({ code, name }))),
  );

  return api;
}
