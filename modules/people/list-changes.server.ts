import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { AuditSearch, ListedChange } from '../audit/audit-entry.ts';
import { findEntries } from '../audit/audit-store.server.ts';
import { tasksOfAction } from '../audit/tasks-of-action.ts';
import { allowRead, maySee } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listNamesOf } from './name-store.server.ts';
import { findPersonByLogin } from './person-store.server.ts';

type Input = Omit<AuditSearch, 'actorId'> & {
  /** The number or the login name of the person who made the change. */
  readonly actor?: string | undefined;
  readonly pageSize: number;
};

/**
 * Staff with the task settings: the record of changes, with the names of those who made them. Values about a person only with
 * the task of the change. The latest change comes first; `nextBelow` is where the next page begins.
 */
export async function listChanges({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, input: Input) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  const { actor, pageSize, ...search } = input;
  const actorId = actor === undefined ? undefined : await findActorId(db, actor);
  const showsPersonal = (action: AuditAction) => maySee(allowed.value, tasksOfAction[action]);
  const found = await findEntries(db, { ...search, actorId, most: pageSize + 1, showsPersonal });
  const entries = found.slice(0, pageSize);
  // Names are not part of the entries, so they are gone once the person is erased.
  const names = await listNamesOf(
    db,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  const nameOf = (actorId = nobody) => {
    const { firstName = '', lastName = '' } = names.get(actorId) ?? {};
    return `${firstName} ${lastName}`.trim();
  };
  return ok({
    changes: entries.map((entry): ListedChange => ({ ...entry, actorName: nameOf(entry.actorId) })),
    nextBelow: found.length > pageSize ? entries.at(-1)?.id : undefined,
  });
}

const nobody = 0;

async function findActorId(db: Db, actor: string): Promise<number> {
  if (/^\d{1,9}$/.test(actor)) return Number(actor);
  return (await findPersonByLogin(db, actor))?.customerId ?? nobody;
}
