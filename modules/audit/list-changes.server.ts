import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { allowRead, maySee } from '../auth/may-see.ts';
import { findPersonById, findPersonByLogin } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditEntry, AuditSearch } from './audit-entry.ts';
import { findEntries } from './audit-store.server.ts';
import { tasksOfAction } from './tasks-of-action.ts';

export type ListedChange = AuditEntry & { readonly actorName: string };

type Input = Omit<AuditSearch, 'actorId'> & {
  /** The number or the login name of the person who made the change. */
  readonly actor?: string | undefined;
  readonly pageSize: number;
};

/**
 * Staff with the task settings; values about a person only with the task of the change. The latest change comes first;
 * `nextBelow` is where the next page begins.
 */
export async function listChanges({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, input: Input) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  const { actor, pageSize, ...search } = input;
  const actorId = actor === undefined ? undefined : await findActorId(db, actor);
  const showsPersonal = (action: AuditAction) => maySee(allowed.value, tasksOfAction[action]);
  const found = await findEntries(db, { ...search, actorId, most: pageSize + 1, showsPersonal });
  const entries = found.slice(0, pageSize);
  const names = await namesOf(db, entries);
  return ok({
    changes: entries.map((entry): ListedChange => ({ ...entry, actorName: names.get(entry.actorId ?? 0) ?? '' })),
    nextBelow: found.length > pageSize ? entries.at(-1)?.id : undefined,
  });
}

const nobody = 0;

async function findActorId(db: Db, actor: string): Promise<number> {
  if (/^\d{1,9}$/.test(actor)) return Number(actor);
  return (await findPersonByLogin(db, actor))?.customerId ?? nobody;
}

/** Names are not part of the entries, so they are gone once the person is erased. */
async function namesOf(db: Db, entries: readonly AuditEntry[]): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const id of new Set(entries.flatMap(({ actorId }) => actorId ?? []))) {
    const person = await findPersonById(db, id);
    if (person) names.set(id, `${person.firstName} ${person.lastName}`.trim());
  }
  return names;
}
