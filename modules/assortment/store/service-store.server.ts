import type { Db } from '#platform/db/db.server.ts';
import '../../catalogue/catalogue-tables.server.ts';
import type { FeedRowOf } from '../../catalogue/feed-schema.ts';

export type ServiceArticle = Pick<FeedRowOf<'vas-article'>, 'serviceId' | 'name'>;

export async function listServiceArticles(db: Db): Promise<ServiceArticle[]> {
  const rows = await db
    .selectFrom('catalogue_reference')
    .select('data')
    .where('kind', '=', 'vas-article')
    .orderBy('key')
    .execute();
  return rows.map(({ data }) => data as ServiceArticle);
}
