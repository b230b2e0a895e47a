import type { Db } from '#platform/db/db.server.ts';
import { clientOf, isClientSession } from '../auth/api-client.ts';
import { roles } from '../auth/roles.ts';
import type { Visit } from '../visit.ts';
import { type AuditAction, auditActions } from './audit-actions.ts';
import { type Actor, insertEntries, type NewEntry } from './audit-store.server.ts';
import { changedFields, type Fields } from './changed-fields.ts';

/** The command line: it accesses the database directly and has no session. */
export type Operator = { readonly isOperator: true; readonly now: Date };

/** A person whose request is over: what follows from it is changed later. */
type Former = { readonly personId: number; readonly now: Date };

type Recorder = Pick<Visit, 'claims' | 'now'> | Operator | Former;

export type Change = {
  readonly action: AuditAction;
  /** The public id of the subject. */
  readonly subject: string | number;
  /** The companies whose history the entry belongs to, if not that of the session. */
  readonly madeFor?: number | readonly number[] | undefined;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  /** Values about a person. They are stored separately and erased with the person. */
  readonly personal?: {
    readonly of: number | undefined;
    /** A colleague who wrote them: they are exported to and erased with this person, too. */
    readonly author?: number | undefined;
    readonly before?: Fields | undefined;
    readonly after?: Fields | undefined;
  };
};

/** Adds an entry in the transaction of the change; none if no field changed. */
export const recordChange = (db: Db, by: Recorder, change: Change): Promise<void> => recordChanges(db, by, [change]);

/** The same for many changes, in the given order. */
export async function recordChanges(db: Db, by: Recorder, changes: readonly Change[]): Promise<void> {
  await insertEntries(
    db,
    changes.flatMap((change) => entryOf(by, change) ?? []),
  );
}

/** For changes that people make to their own data, which are recorded only if staff act for them. */
export async function recordIfActing(db: Db, by: Pick<Visit, 'claims' | 'now'>, change: Change): Promise<void> {
  if (by.claims?.acting) await recordChange(db, by, change);
}

function entryOf(by: Recorder, change: Change): NewEntry | undefined {
  const { action, subject, personal } = change;
  const open = changedFields(change.before, change.after);
  const apart = changedFields(personal?.before, personal?.after);
  const fields = [...new Set([...Object.keys(apart.before), ...Object.keys(apart.after)])];
  const isCompared = change.before !== undefined && change.after !== undefined;
  if (isCompared && fields.length === 0 && Object.keys({ ...open.before, ...open.after }).length === 0)
    return undefined;
  return {
    at: by.now,
    actor: actorOf(by, change),
    action,
    subjectKind: auditActions[action],
    subjectId: String(subject),
    ...open,
    personal: fields.length === 0 ? undefined : { of: personal?.of, author: personal?.author, fields, ...apart },
  };
}

const ofAnyCompany: ReadonlySet<string> = new Set(['customer', 'price-list']);

function actorOf(by: Recorder, { action, madeFor }: Change): Actor {
  if ('isOperator' in by) return { kind: 'operator' };
  if ('personId' in by) return { kind: 'person', customerId: by.personId, ...placeOf(madeFor) };
  if (!by.claims) throw new Error('a change by nobody cannot be recorded');
  const { sid, customer_id: customerId, acting, storm_role: role } = by.claims;
  // Staff can change people and price lists of all companies, so the company of their session is irrelevant.
  const isOfStaff = !acting && role === roles.internal && ofAnyCompany.has(auditActions[action]);
  const place = placeOf(madeFor, isOfStaff ? undefined : by.claims.company_id);
  if (acting) return { kind: 'person', customerId: acting.by, actingAs: customerId, ...place };
  return isClientSession(sid)
    ? { kind: 'program', programId: clientOf(sid), customerId, ...place }
    : { kind: 'person', customerId, ...place };
}

function placeOf(madeFor: Change['madeFor'], otherwise?: number) {
  const companies = typeof madeFor === 'number' ? [madeFor] : (madeFor ?? []);
  return companies.length > 1 ? { companies } : { companyId: companies[0] ?? otherwise };
}
