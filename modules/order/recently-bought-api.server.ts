import * as z from 'zod';
import { toDecimal } from '#core/money.ts';
import { ok } from '#core/result.ts';
import { units } from '#core/units.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { readRecentlyBought } from './read-recently-bought.server.ts';

const boughtView = z
  .object({
    sku: z.string(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    uniqueName: z.string().nullable(),
    quantity: z.number().meta({ description: 'So many the last time.' }),
    packSize: z.number().int().meta({ description: 'So many are sold together today.' }),
    unitCode: z
      .enum(units)
      .meta({ description: 'The unit, as a code of UN/ECE Recommendation 20 or 21; H87 is a piece.' }),
    bought: z.string(),
    price: z
      .object({ amount: z.number(), currency: z.string(), isGross: z.boolean() })
      .nullable()
      .meta({ description: 'Of one today; null where the buyer sees no prices.' }),
  })
  .meta({ id: 'RecentlyBought' });

/** The products that the visitor bought last. */
export function recentlyBoughtApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/recently-bought',
      summary: 'The products that the caller bought last, each once in the size last bought',
      description: 'The caller’s own, for the company of the token. What is not sold to them any more is left out.',
      needsToken: true,
      query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(12) }),
      answer: z.array(boughtView),
    },
    async ({ shop, visit, query }) => {
      const read = await readRecentlyBought(shop, visit, query);
      if (!read.ok) return read;
      const { bought, hidesPrices } = read.value;
      return ok(
        bought.map(
          ({ sku, quantity, boughtAt, offer: { name, colour, size, slug, unit, multiplyFactor, soldBy } }) => ({
            sku,
            name,
            color: colour?.name ?? '',
            size,
            uniqueName: slug ?? null,
            quantity,
            packSize: multiplyFactor,
            unitCode: soldBy,
            bought: boughtAt.toISOString(),
            price:
              unit && !hidesPrices
                ? { amount: toDecimal(unit.amount), currency: unit.amount.currency, isGross: unit.isGross }
                : null,
          }),
        ),
      );
    },
  );
  return api;
}
