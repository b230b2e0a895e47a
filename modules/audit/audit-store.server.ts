import { type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import { type KeyPage, type PartAsked, toKeyPage } from '#core/key-page.ts';
import type { Db } from '#platform/db/db.server.ts';
import { keyPageOf } from '#platform/db/key-page.server.ts';
import type { AuditAction } from './audit-actions.ts';
import type { AuditEntry, AuditSearch } from './audit-entry.ts';
import { isEntryOf } from './entries-of.server.ts';
import './audit-tables.server.ts';

/** The company whose history the entry belongs to, or several. */
type Place = { readonly companyId?: number | undefined; readonly companies?: readonly number[] | undefined };

export type Actor =
  | { readonly kind: 'operator' }
  | (Place & {
      readonly kind: 'person';
      readonly customerId: number;
      /** The customer whom a member of staff acted for. */
      readonly actingAs?: number | undefined;
    })
  | (Place & { readonly kind: 'program'; readonly programId: string; readonly customerId: number });

type Sides = { readonly before: JsonObject; readonly after: JsonObject };

export type NewEntry = Sides & {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly personal:
    | (Sides & {
        readonly of: number | undefined;
        readonly author: number | undefined;
        readonly fields: readonly string[];
      })
    | undefined;
};

/** Inserts in the given order, in one statement. Personal values are stored separately, under the number of their entry. */
export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const told = entries.map(({ actor, personal, ...entry }) => {
    const person = actor.kind === 'operator' ? undefined : actor;
    const program = actor.kind === 'program' ? actor.programId : undefined;
    const actingAs = actor.kind === 'person' ? actor.actingAs : undefined;
    const place = { company: person?.companyId, companies: person?.companies };
    const by = { kind: actor.kind, by: person?.customerId, program, ...place, actingAs };
    return { ...entry, ...by, fields: personal?.fields ?? [], personal };
  });
  await sql`
    with told as materialized (
      select nextval('audit_entry_id_seq') as id, given.*
      from jsonb_to_recordset(${JSON.stringify(told)}::text::jsonb) as given (at timestamptz, kind text, by int,
        program text, company int, companies int[], "actingAs" int, action text, "subjectKind" text, "subjectId" text, before jsonb, after jsonb,
        fields jsonb, personal jsonb)
    ),
    entered as (
      insert into audit_entry (id, at, actor_kind, actor_id, program_id, company_id, companies, acting_as, action,
        subject_kind, subject_id, before, after, personal_fields)
      overriding system value
      select id, at, kind, by, program, company, companies, "actingAs", action, "subjectKind", "subjectId", before, after, fields
      from told
    )
    insert into audit_personal (entry_id, customer_id, author_id, before, after)
    select id, (personal ->> 'of')::int, (personal ->> 'author')::int, personal -> 'before', personal -> 'after' from told
    where personal is not null`.execute(db);
}

/** With the personal values about one person or from that person, or with all. */
const selectEntries = (db: Db, of?: number) =>
  db
    .selectFrom('audit_entry as e')
    .leftJoin('audit_personal as p', (join) =>
      join
        .onRef('p.entry_id', '=', 'e.id')
        .$call((join) =>
          of === undefined ? join : join.on((eb) => eb.or([eb('p.customer_id', '=', of), eb('p.author_id', '=', of)])),
        ),
    )
    .selectAll('e')
    .select(['p.entry_id as personal', 'p.before as personal_before', 'p.after as personal_after']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

const toEntry = (row: Selected, showsPersonal = true): AuditEntry => ({
  id: row.id,
  at: row.at,
  actorKind: row.actor_kind,
  actorId: row.actor_id ?? undefined,
  programId: row.program_id ?? undefined,
  companyId: row.company_id ?? undefined,
  actingAs: row.acting_as ?? undefined,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  before: { ...row.before, ...(showsPersonal && row.personal_before) },
  after: { ...row.after, ...(showsPersonal && row.personal_after) },
  erasedFields: row.personal === null ? row.personal_fields : [],
  hiddenFields: row.personal === null || showsPersonal ? [] : row.personal_fields,
});

/** Whether a reader sees the personal values of an entry with this action. */
type ShowsPersonal = (action: AuditAction) => boolean;

type Search = AuditSearch & {
  readonly showsPersonal: ShowsPersonal;
  /** A further condition on the entry `e`. */
  readonly among?: RawBuilder<boolean>;
};

const searched = (db: Db, { subject, actorId, action, from, to, among }: Omit<Search, 'showsPersonal'>) =>
  selectEntries(db)
    .$if(among !== undefined, (query) => query.where(among ?? sql<boolean>`true`))
    .$if(subject !== undefined, (query) => query.where('e.subject_id', '=', subject ?? ''))
    .$if(actorId !== undefined, (query) => query.where('e.actor_id', '=', actorId ?? 0))
    .$if(action !== undefined, (query) => query.where('e.action', '=', action as AuditAction))
    .$if(from !== undefined, (query) => query.where('e.at', '>=', from as Date))
    .$if(to !== undefined, (query) => query.where('e.at', '<', to as Date));

/** The latest first. `below`: only entries with lower numbers. */
export async function findEntries(
  db: Db,
  { below, most, showsPersonal, ...search }: Search & { readonly below?: number | undefined; readonly most: number },
): Promise<AuditEntry[]> {
  const rows = await searched(db, search)
    .$if(below !== undefined, (query) => query.where('e.id', '<', below ?? 0))
    .orderBy('e.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => toEntry(row, showsPersonal(row.action)));
}

/** One part of the entries, sorted by number, which is the order of the changes. */
export async function pageEntries(
  db: Db,
  { part, showsPersonal, ...search }: Search & { readonly part: PartAsked },
): Promise<KeyPage<AuditEntry>> {
  const page = keyPageOf({ by: sql`e.id`, kind: 'number' }, { key: sql`e.id`, kind: 'number' }, part);
  const rows = await searched(db, search).where(page.condition).orderBy(page.order).limit(page.limit).execute();
  const placeOf = (id: number) => ({ value: String(id), key: String(id) });
  const found = rows.map((row) => ({ ...toEntry(row, showsPersonal(row.action)), place: placeOf(row.id) }));
  return toKeyPage(found, part);
}

/**
 * Entries that a person made or that contain values about them, without values about others that they did not write; the oldest first.
 * Two reads by index: with an `or` over both tables the database reads all entries.
 */
export async function findEntriesOf(db: Db, customerId: number): Promise<AuditEntry[]> {
  const made = sql`select a.id from audit_entry a where a.actor_id = ${customerId}`;
  const about = sql`select p.entry_id from audit_personal p where p.customer_id = ${customerId}`;
  const rows = await selectEntries(db, customerId)
    .where(isEntryOf([made, about]))
    .orderBy('e.id')
    .execute();
  return rows.map((row) => toEntry(row));
}

export async function erasePersonal(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom('audit_personal')
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb('author_id', '=', customerId)]))
    .execute();
}

export async function removeEntriesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit_entry').where('at', '<', before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
