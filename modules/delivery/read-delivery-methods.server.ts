import type { Language } from '#core/locale.ts';
import { buyerKindOf } from '../auth/buyer-kind.ts';
import type { CountryCode } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { DeliveryMethod } from './delivery-method.ts';
import { deliveryOfMarket } from './delivery-snapshot.server.ts';
import type { DeliveryTexts } from './delivery-store.server.ts';

export type DeliveryShop = Pick<Shop, 'snapshots'>;
export type DeliveryVisit = Pick<Visit, 'market' | 'language' | 'claims'>;

/** Access: everybody. Delivery methods of the market to a country for this kind of buyer, in display order. */
export async function readDeliveryMethods(
  { snapshots }: DeliveryShop,
  { market, language, claims }: DeliveryVisit,
  { country }: { readonly country: CountryCode },
): Promise<readonly DeliveryMethod[]> {
  const { methods } = await snapshots.read(deliveryOfMarket, market.marketId);
  return methods[buyerKindOf(claims)]
    .filter(({ countries }) => countries.includes(country))
    .map(({ texts, ...method }) => ({ ...method, ...wordsIn(texts, [language, market.defaultLocale, 'en']) }));
}

/** The market's delivery methods for companies, each once, independent of the visitor. */
export async function readCompanyMethods(
  { snapshots }: DeliveryShop,
  { market, language }: Pick<DeliveryVisit, 'market' | 'language'>,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const { methods } = await snapshots.read(deliveryOfMarket, market.marketId);
  const named = methods.company.map(({ deliveryMethodId: id, texts }) => ({
    id,
    name: wordsIn(texts, [language, market.defaultLocale, 'en']).name,
  }));
  return named.filter(({ id }, at) => named.findIndex((other) => other.id === id) === at);
}

/** The name of a method in one language; undefined if the market no longer has the method. */
export async function readMethodName(
  { snapshots }: DeliveryShop,
  { market, language }: Pick<DeliveryVisit, 'market' | 'language'>,
  { deliveryMethodId }: Pick<DeliveryMethod, 'deliveryMethodId'>,
): Promise<string | undefined> {
  const { methods } = await snapshots.read(deliveryOfMarket, market.marketId);
  const method = [...methods.consumer, ...methods.company].find((one) => one.deliveryMethodId === deliveryMethodId);
  return method?.texts[language]?.name;
}

function wordsIn(texts: DeliveryTexts, languages: readonly Language[]) {
  const found = languages.map((language) => texts[language]).find((words) => words !== undefined);
  return found ?? Object.values(texts)[0] ?? { name: '', description: '' };
}
