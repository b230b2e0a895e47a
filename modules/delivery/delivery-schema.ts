import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import { idParam } from '../id-param.ts';
import type { CountryCode, Market } from '../market/market.ts';
import { marketParams } from '../market/market-schema.ts';
import { marketList } from '../market/markets.ts';
import { shownPrice } from '../pricing/displayed-price.ts';
import { taxTreatmentOf } from '../pricing/tax-rule.ts';
import type { DeliveryMethod } from './delivery-method.ts';
import type { ServicePoint } from './service-point.ts';

const countryCodes = marketList.map(({ iso2 }) => iso2) as [CountryCode, ...CountryCode[]];

export const methodsQuery = z.object({
  marketId: marketParams.shape.marketId.optional().meta({ description: 'Defaults to the market of the host.' }),
  countryCode: z.enum(countryCodes),
});

export const pointsQuery = methodsQuery.extend({
  deliveryMethodId: idParam,
  zipCode: z.string().trim().min(1).max(12),
});

export const methodView = z
  .object({
    deliveryMethodId: z.int(),
    deliveryGroupId: z.int(),
    deliveryGroupEntryId: z.int(),
    name: z.string(),
    description: z.string(),
    carrier: z.string(),
    kind: z.enum(['parcel-b2b', 'service-point']).optional(),
    cost: z.number().meta({ description: 'Net, for a cart below the limit.' }),
    costIncVat: z.number().optional().meta({ description: 'Absent if the tax depends on the complete address.' }),
    currency: z.string(),
    freeFrom: z.number().optional().meta({ description: 'Delivery is free for goods worth at least this amount.' }),
    days: z.object({ from: z.int(), to: z.int() }),
  })
  .meta({ id: 'DeliveryMethod' });

export const pointView = z
  .object({
    id: z.string(),
    carrier: z.string(),
    name: z.string(),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    region: z.string(),
    countryCode: z.string(),
    lng: z.number(),
    lat: z.number(),
    hours: z.array(z.object({ day: z.int().min(1).max(7), opens: z.string(), closes: z.string() })),
  })
  .meta({ id: 'ServicePoint' });

/** The listed cost. The checkout calculates reductions for a cart or a company's agreement. */
export function toMethodView(method: DeliveryMethod, market: Market, country: CountryCode): z.input<typeof methodView> {
  const { price, freeFrom, kind, requiresZeroCost: _, countries: __, ...rest } = method;
  const treatment = taxTreatmentOf(market, country, { isCompany: false, vatNumber: undefined });
  const rate = treatment.kind === 'region' ? undefined : rateOf(country);
  return {
    ...rest,
    ...(kind !== undefined && { kind }),
    cost: toDecimal(rate === undefined ? price.amount : shownPrice(price, 'excl', rate)),
    ...(rate !== undefined && { costIncVat: toDecimal(shownPrice(price, 'incl', rate)) }),
    currency: price.amount.currency,
    ...(freeFrom !== undefined && { freeFrom: toDecimal(freeFrom) }),
  };
}

const rateOf = (country: CountryCode): number | undefined =>
  marketList.find(({ iso2 }) => iso2 === country)?.vatBasisPoints;

export function toPointView({ address, hours, ...point }: ServicePoint): z.input<typeof pointView> {
  const { line1, line2: _, zip, country, ...place } = address;
  return { ...point, street: line1, zipCode: zip, ...place, countryCode: country, hours: [...hours] };
}
