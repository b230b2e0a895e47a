import { type Currency, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { CountryCode } from '../market/market.ts';
import { carrierKind, type DeliveryMethod } from './delivery-method.ts';
import './delivery-tables.server.ts';
import type { ServicePoint } from './service-point.ts';

export type DeliveryTexts = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

/** A method with texts in all languages. */
type StoredMethod = Omit<DeliveryMethod, 'name' | 'description'> & { readonly texts: DeliveryTexts };

export type DeliveryOfMarket = {
  readonly methods: Readonly<Record<BuyerKind, readonly StoredMethod[]>>;
  readonly points: readonly ServicePoint[];
};

export async function readDelivery(db: Db, marketId: number): Promise<DeliveryOfMarket> {
  const rows = await db
    .selectFrom('delivery_group_entry as entry')
    .innerJoin('delivery_group as group', 'group.id', 'entry.group_id')
    .innerJoin('delivery_method as method', 'method.id', 'entry.method_id')
    .selectAll('entry')
    .select([
      'group.audience',
      'method.carrier',
      'method.texts',
      'method.requires_zero_cost',
      'method.days_from',
      'method.days_to',
    ])
    .where('group.market_id', '=', marketId)
    .orderBy('entry.sort_order')
    .orderBy('entry.id')
    .execute();
  const points = await db
    .selectFrom('service_point')
    .select(['id', 'carrier', 'data'])
    .where('market_id', '=', marketId)
    .orderBy('id')
    .execute();
  const methodsFor = (audience: BuyerKind): StoredMethod[] =>
    rows
      .filter((row) => row.audience === audience)
      .map((row) => {
        const currency = row.currency as Currency;
        return {
          deliveryMethodId: row.method_id,
          deliveryGroupId: row.group_id,
          deliveryGroupEntryId: row.id,
          texts: row.texts,
          kind: carrierKind(row.method_id),
          carrier: row.carrier,
          price: { amount: money(row.cost, currency), isGross: row.is_gross },
          freeFrom: row.free_from === null ? undefined : money(row.free_from, currency),
          requiresZeroCost: row.requires_zero_cost,
          countries: row.countries as CountryCode[],
          days: { from: row.days_from, to: row.days_to },
        };
      });
  return {
    methods: { consumer: methodsFor('consumer'), company: methodsFor('company') },
    points: points.map(({ data, ...point }) => ({ ...point, ...data })),
  };
}

export type NewMethod = {
  readonly id: number;
  readonly carrier: string;
  readonly texts: DeliveryTexts;
  readonly requiresZeroCost?: boolean;
  readonly days: DeliveryMethod['days'];
};

/** Methods are shared by all markets. The texts of an existing method are replaced. */
export async function saveMethods(db: Db, methods: readonly NewMethod[]): Promise<void> {
  await db
    .insertInto('delivery_method')
    .values(
      methods.map(({ id, carrier, texts, requiresZeroCost = false, days }) => ({
        id,
        carrier,
        texts: JSON.stringify(texts),
        requires_zero_cost: requiresZeroCost,
        days_from: days.from,
        days_to: days.to,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        carrier: eb.ref('excluded.carrier'),
        texts: eb.ref('excluded.texts'),
        requires_zero_cost: eb.ref('excluded.requires_zero_cost'),
        days_from: eb.ref('excluded.days_from'),
        days_to: eb.ref('excluded.days_to'),
      })),
    )
    .execute();
}

export type NewGroup = {
  readonly id: number;
  readonly audience: BuyerKind;
  /** In display order. */
  readonly entries: readonly (Pick<DeliveryMethod, 'price' | 'countries'> & {
    readonly id: number;
    readonly methodId: number;
    readonly freeFrom?: DeliveryMethod['freeFrom'];
  })[];
};

/** Replaces the delivery groups and service points of a market. */
export async function saveDelivery(
  db: Db,
  marketId: number,
  { groups, points }: { readonly groups: readonly NewGroup[]; readonly points: readonly ServicePoint[] },
): Promise<void> {
  for (const table of ['delivery_group', 'service_point'] as const)
    await db.deleteFrom(table).where('market_id', '=', marketId).execute();
  for (const { id, audience, entries } of groups) {
    await db.insertInto('delivery_group').values({ id, market_id: marketId, audience }).execute();
    if (entries.length > 0)
      await db
        .insertInto('delivery_group_entry')
        .values(
          entries.map(({ price, freeFrom, countries, ...entry }, index) => ({
            id: entry.id,
            group_id: id,
            method_id: entry.methodId,
            sort_order: index,
            cost: price.amount.amount,
            is_gross: price.isGross,
            currency: price.amount.currency,
            free_from: freeFrom?.amount ?? null,
            countries: [...countries],
          })),
        )
        .execute();
  }
  if (points.length > 0)
    await db
      .insertInto('service_point')
      .values(
        points.map(({ id, carrier, ...data }) => ({
          market_id: marketId,
          id,
          carrier,
          country_code: data.address.country,
          zip_code: data.address.zip,
          data: JSON.stringify(data),
        })),
      )
      .execute();
}
