import { sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import '../people-tables.server.ts';

export type FoundPerson = { readonly id: number; readonly name: string; readonly emailAddress: string };

export async function findPeopleLike(db: Db, text: string, most: number): Promise<FoundPerson[]> {
  const like = likePattern(text);
  return db
    .selectFrom('customer')
    .select(['id', 'email_address as emailAddress', sql<string>`btrim(first_name || ' ' || last_name)`.as('name')])
    .where(sql<boolean>`(first_name || ' ' || last_name || ' ' || email_address) ilike ${like}`)
    .orderBy('last_name')
    .orderBy('id')
    .limit(most)
    .execute();
}
