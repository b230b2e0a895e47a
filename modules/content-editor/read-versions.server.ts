import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { DocumentPlace } from './draft.ts';
import { findDraft } from './draft-store.server.ts';
import { differencesOf } from './page-diff.ts';
import { findVersion, listVersions } from './version-store.server.ts';

type Reader = Pick<Shop, 'db'>;

/** Access: staff with the task content. The stored versions of a place, the latest first. */
export async function readVersions({ db }: Reader, visit: Pick<Visit, 'claims'>, place: DocumentPlace) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const draft = await findDraft(db, place);
  if (!draft) return ok([]);
  const versions = await listVersions(db, draft.id);
  const names = await listNamesOf(
    db,
    versions.flatMap(({ authorId }) => authorId ?? []),
  );
  return ok(
    versions.map(({ authorId, ...version }) => {
      const name = authorId === undefined ? undefined : names.get(authorId);
      return { ...version, author: name && `${name.firstName} ${name.lastName}`.trim() };
    }),
  );
}

/** Access: staff with the task content. What a stored version has that the draft has not, and the other way round. */
export async function compareVersion(
  { db }: Reader,
  visit: Pick<Visit, 'claims'>,
  { place, version }: { readonly place: DocumentPlace; readonly version: number },
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const draft = await findDraft(db, place);
  const data = draft && (await findVersion(db, draft.id, version));
  if (data === undefined) return refuse({ code: 'content-version-not-found' });
  return ok({ data, differences: differencesOf(data, draft?.data) });
}
