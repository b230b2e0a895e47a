import type { PartAsked } from '#core/key-page.ts';
import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { AuditEntry, AuditSearch, ListedChange } from '../audit/audit-entry.ts';
import { findEntries, pageEntries } from '../audit/audit-store.server.ts';
import { tasksOfAction } from '../audit/tasks-of-action.ts';
import { allowRead, maySee } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listNamesOf } from './name-store.server.ts';
import { findPersonByLogin } from './person-store.server.ts';

type Search = Omit<AuditSearch, 'actorId'> & {
  /** The number or the login name of the person who made the change. */
  readonly actor?: string | undefined;
};

type Reader = Pick<Visit, 'claims'>;

/**
 * For staff with the task settings; values about a person only with the task of the change. The latest change comes first;
 * `nextBelow` is where the next page begins.
 */
export async function listChanges(
  { db }: Pick<Shop, 'db'>,
  visit: Reader,
  { pageSize, below, ...search }: Search & { readonly pageSize: number; readonly below?: number | undefined },
) {
  const allowed = await allowSearch(db, visit, search);
  if (!allowed.ok) return allowed;
  const found = await findEntries(db, { ...allowed.value, below, most: pageSize + 1 });
  const entries = found.slice(0, pageSize);
  const changes = await withNames(db, entries);
  return ok({ changes, nextBelow: found.length > pageSize ? entries.at(-1)?.id : undefined });
}

/** The same changes, paged by cursor. */
export async function pageChanges(
  { db }: Pick<Shop, 'db'>,
  visit: Reader,
  { part, ...search }: Search & { readonly part: PartAsked },
) {
  const allowed = await allowSearch(db, visit, search);
  if (!allowed.ok) return allowed;
  const page = await pageEntries(db, { ...allowed.value, part });
  return ok({ ...page, items: await withNames(db, page.items) });
}

async function allowSearch(db: Db, visit: Reader, { actor, ...search }: Search) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  const actorId = actor === undefined ? undefined : await findActorId(db, actor);
  return ok({
    ...search,
    actorId,
    showsPersonal: (action: AuditAction) => maySee(allowed.value, tasksOfAction[action]),
  });
}

/** Names are not part of the entries, so they are gone once the person is erased. */
export async function withNames(db: Db, entries: readonly AuditEntry[]): Promise<ListedChange[]> {
  const names = await listNamesOf(
    db,
    entries.flatMap(({ actorId, actingAs }) => [actorId ?? [], actingAs ?? []].flat()),
  );
  const nameOf = (customerId = nobody) => {
    const { firstName = '', lastName = '' } = names.get(customerId) ?? {};
    return `${firstName} ${lastName}`.trim();
  };
  return entries.map((entry) => ({
    ...entry,
    actorName: nameOf(entry.actorId),
    actingAsName: nameOf(entry.actingAs),
  }));
}

const nobody = 0;

async function findActorId(db: Db, actor: string): Promise<number> {
  if (/^\d{1,9}$/.test(actor)) return Number(actor);
  return (await findPersonByLogin(db, actor))?.customerId ?? nobody;
}
