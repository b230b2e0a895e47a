import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isInternal } from './claims.ts';
import { findPeopleLike } from './people-search-store.server.ts';

/** Internal staff only: people by a part of their name or of their e-mail address. */
export async function searchPeople(
  { db }: Pick<Shop, 'db'>,
  { claims }: Pick<Visit, 'claims'>,
  { text, most }: { text: string; most: number },
) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return ok(text.trim() === '' ? [] : await findPeopleLike(db, text.trim(), most));
}
