import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { articlesIn } from './answers/articles.ts';
import type { Articles } from './article.ts';
import { lookAt } from './catalogue.ts';
import { readCatalogue } from './catalogue-snapshot.server.ts';
import { readViewer } from './read-viewer.server.ts';

type ArticleShop = Pick<Shop, 'db' | 'snapshots' | 'catalogueThread' | 'log' | 'env'>;

/** Access: everybody, in their own assortment. */
export async function readArticles(
  shop: ArticleShop,
  { market, language, claims, now }: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
): Promise<Articles> {
  const catalogue = await readCatalogue(shop, market.code);
  const asked = { mode: 'excl', context: 'All' } as const;
  const own = await readViewer(shop, { market, claims }, asked);
  const anybody = await readViewer(shop, { market, claims: undefined }, asked);
  const at = { language, now };
  return articlesIn(catalogue, lookAt(catalogue, own, at), lookAt(catalogue, anybody, at));
}
