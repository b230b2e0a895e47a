import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import type { CountryCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { longestOfField } from './address-limits.ts';
import { validateAddress } from './validate-address.server.ts';

const countryCodes = marketList.map(({ iso2 }) => iso2) as [CountryCode, ...CountryCode[]];

const question = z
  .object({
    street: z.string().trim().max(longestOfField.line1),
    city: z.string().trim().max(longestOfField.city),
    zip: z.string().trim().max(longestOfField.zip),
    region: z
      .string()
      .trim()
      .max(longestOfField.region)
      .default('')
      .meta({ description: 'A state or province by its code; the USA and Canada alone have any.' }),
    countryCode: z.enum(countryCodes),
    companyName: z.string().trim().max(longestOfField.companyName).default(''),
  })
  .meta({ id: 'AddressQuestion' });

const verdict = z
  .object({
    isValid: z.boolean(),
    suggestions: z.array(
      z.object({
        street: z.string(),
        street2: z.string(),
        city: z.string(),
        zip: z.string(),
        region: z.string(),
        countryCode: z.string(),
      }),
    ),
  })
  .meta({ id: 'AddressVerdict' });

/** The API for address validation. */
export function addressApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/validate',
      summary: 'Whether an address exists, and what may have been meant',
      description:
        'In countries that do not use address validation an address is valid when its form is. ' +
        'When nobody can be asked it is not valid, without suggestions.',
      body: question,
      answer: verdict,
    },
    async ({ shop, visit, body }) => {
      const { isValid, suggestions } = await validateAddress(shop, visit, body);
      return ok({
        isValid,
        suggestions: suggestions.map(({ line1, line2, country, ...place }) => ({
          street: line1,
          street2: line2,
          ...place,
          countryCode: country,
        })),
      });
    },
  );

  return api;
}
