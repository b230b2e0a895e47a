import type { Snapshot } from '#platform/snapshots/snapshots.server.ts';
import { catalogueTopic } from '../catalogue/catalogue-topics.ts';
import type { FeedRowOf } from '../catalogue/feed-schema.ts';
import { listReferences } from '../catalogue/storefront-store.server.ts';
import { type PerLanguage, wordsIn } from '../catalogue/words.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type ServiceArticle = Pick<FeedRowOf<'vas-article'>, 'serviceId' | 'name'>;

type Names = ReadonlyMap<string, PerLanguage<string>>;

export const serviceNames: Snapshot<'all', Names> = {
  topic: catalogueTopic,
  name: 'service-names',
  build: async (db) => namesOf(await listReferences<ServiceArticle>(db, 'vas-article')),
};

/** If a service has several articles, the first gives its name. */
function namesOf(articles: readonly ServiceArticle[]): Names {
  const names = new Map<string, PerLanguage<string>>();
  for (const { serviceId, name } of articles) if (!names.has(serviceId)) names.set(serviceId, name);
  return names;
}

/** Access: everybody. Names of the services that a product can have; services without a description are left out. */
export async function readServiceNames(
  shop: Pick<Shop, 'snapshots'>,
  { market, language }: Pick<Visit, 'market' | 'language'>,
  serviceIds: readonly string[],
): Promise<string[]> {
  if (serviceIds.length === 0) return [];
  const names = await shop.snapshots.read(serviceNames, 'all');
  return serviceIds.flatMap((id) => wordsIn(names.get(id) ?? {}, language, market.defaultLocale) ?? []);
}
