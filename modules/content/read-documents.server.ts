import type { Language } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { contentOfMarket, pageKey } from './content-snapshot.server.ts';
import type { GeneralContent } from './general-schema.ts';
import type { ContentPage } from './page-schema.ts';
import { type Alts, altsIn } from './picture-paths.ts';

export type ReadDocument =
  | { readonly kind: 'page' | 'dealer-page'; readonly slug: string; readonly data: ContentPage }
  | { readonly kind: 'general'; readonly slug: 'general'; readonly data: GeneralContent };

/** Internal: all documents of a market in a language, by slug; broken ones are left out. The caller checks the access. */
export async function readDocuments(
  { snapshots }: Pick<Shop, 'snapshots'>,
  { market }: Pick<Visit, 'market'>,
  language: Language,
): Promise<ReadDocument[]> {
  const { general, pages, dealerPages } = await snapshots.read(contentOfMarket, market.marketId);
  const own = general.get(language);
  const inLanguage = (held: typeof pages, kind: 'page' | 'dealer-page') =>
    [...held].flatMap(([key, one]): ReadDocument[] =>
      key.startsWith(pageKey(language, '')) && 'value' in one ? [{ kind, slug: one.value.slug, data: one.value }] : [],
    );
  const documents: ReadDocument[] = [
    ...(own && 'value' in own ? [{ kind: 'general', slug: 'general', data: own.value } as const] : []),
    ...inLanguage(pages, 'page'),
    ...inLanguage(dealerPages, 'dealer-page'),
  ];
  return documents.toSorted((one, other) => (`${one.kind} ${one.slug}` < `${other.kind} ${other.slug}` ? -1 : 1));
}

/** Access: staff with the task content. The alternative texts that pictures have on the market's pages in a language. */
export async function readAltsOfPages(
  shop: Pick<Shop, 'snapshots'>,
  visit: Pick<Visit, 'claims' | 'market'>,
  language: Language,
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const documents = await readDocuments(shop, visit, language);
  return ok<Alts>(new Map(documents.flatMap(({ data }) => altsIn(data))));
}
