import type { Language } from '#core/locale.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';

/** Slugs of public pages, each with the languages of the market in which the page exists. */
export async function listPageSlugs(
  shop: Pick<Shop, 'snapshots'>,
  { market }: Pick<Visit, 'market'>,
): Promise<ReadonlyMap<string, readonly Language[]>> {
  const { pages } = await shop.snapshots.read(contentOfMarket, market.marketId);
  const slugs = new Set([...pages.keys()].map((key) => key.split(' ')[1] ?? ''));
  return new Map(
    [...slugs].map((slug) => [slug, market.languages.filter((language) => pages.has(pageKey(language, slug)))]),
  );
}
