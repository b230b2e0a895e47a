import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import { listDocumentsWith } from '../content/list-documents-with.server.ts';
import './draft-tables.server.ts';

/** Nobody reads a longer list. */
const most = 100;

/** Places that use this path, in what visitors see or in a draft: a draft must not lose its pictures. */
export async function listPlacesWith(db: Db, path: string) {
  const live = await listDocumentsWith(db, path);
  const drafts = await db
    .selectFrom('content_draft')
    // The version that is to be published later may differ from the draft.
    .leftJoin('content_version', (join) =>
      join
        .onRef('content_version.draft_id', '=', 'content_draft.id')
        .onRef('content_version.version', '=', 'content_draft.publish_version'),
    )
    .select(['kind', 'slug', 'language', 'market_id as marketId'])
    // Quotation marks, so that a path is not found inside a longer one.
    .where(
      sql<boolean>`position(${`"${path}"`} in concat(content_draft.data::text, ' ', content_version.data::text)) > 0`,
    )
    .orderBy('slug')
    .orderBy('language')
    .orderBy('marketId')
    .limit(most)
    .execute();
  const byPlace = new Map([...live, ...drafts].map((place) => [JSON.stringify(placeKey(place)), place]));
  return [...byPlace.values()].slice(0, most);
}

type Place = Awaited<ReturnType<typeof listDocumentsWith>>[number];

const placeKey = ({ kind, slug, language, marketId }: Place) => [kind, slug, language, marketId];
