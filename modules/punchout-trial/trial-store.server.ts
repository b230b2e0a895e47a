import type { Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { DocumentKind } from '../punchout-log/logged-document.ts';
import { withoutSecrets } from '../punchout-log/without-secrets.ts';
import type { Trial, TrialProtocol, TrialStep } from './trial.ts';
import './trial-tables.server.ts';

export async function insertTrial(db: Db, trial: Trial): Promise<void> {
  await db
    .insertInto('punchout_trial')
    .values({
      id: trial.id,
      company_id: trial.companyId,
      customer_id: trial.customerId,
      protocol: trial.protocol,
      is_staff: trial.isStaff,
      origin: trial.origin,
      created_at: trial.createdAt,
    })
    .execute();
}

/** With a company: undefined for a run of another. */
export async function findTrial(db: Db, id: string, companyId?: number): Promise<Trial | undefined> {
  const row = await db
    .selectFrom('punchout_trial')
    .selectAll()
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? 0))
    .executeTakeFirst();
  return row && toTrial(row);
}

const mostListed = 10;

/** The latest first. */
export async function listTrials(db: Db, companyId: number): Promise<Trial[]> {
  const rows = await db
    .selectFrom('punchout_trial')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(toTrial);
}

/** Who knows an address of a run could send to it without end. */
const mostSteps = 200;

/** Stored without secrets. */
export async function insertStep(db: Db, trialId: string, step: TrialStep): Promise<void> {
  const { count } = await db
    .selectFrom('punchout_trial_step')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('trial_id', '=', trialId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostSteps) return;
  await db
    .insertInto('punchout_trial_step')
    .values({
      trial_id: trialId,
      direction: step.direction,
      kind: step.kind,
      body: JSON.stringify(withoutSecrets(step.body)),
      created_at: step.createdAt,
    })
    .execute();
}

export async function listSteps(db: Db, trialId: string): Promise<TrialStep[]> {
  const rows = await db
    .selectFrom('punchout_trial_step')
    .select(['direction', 'kind', 'body', 'created_at'])
    .where('trial_id', '=', trialId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    direction: row.direction === 'in' ? 'in' : 'out',
    kind: row.kind as DocumentKind,
    body: row.body,
    createdAt: row.created_at,
  }));
}

export async function removeTrialsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_trial').where('created_at', '<', before).execute();
}

/** Runs that bought as a person whose account is deleted. */
export async function removeTrialsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('punchout_trial').where('customer_id', '=', customerId).execute();
}

const toTrial = (row: Selectable<Tables['punchout_trial']>): Trial => ({
  id: row.id,
  companyId: row.company_id,
  customerId: row.customer_id,
  protocol: row.protocol as TrialProtocol,
  isStaff: row.is_staff,
  origin: row.origin,
  createdAt: row.created_at,
});
