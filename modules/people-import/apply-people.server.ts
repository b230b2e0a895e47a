import * as z from 'zod';
import type { Db } from '#platform/db/db.server.ts';
import { planEachTime } from '#platform/db/plan-each-time.server.ts';
import { type Claims, claims as claimsSchema } from '../auth/claims.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { isRole } from '../auth/roles.ts';
import { hasTask, withTasks } from '../auth/tasks-of-staff.server.ts';
import { isOver, type JobFailure } from '../bulk-job/bulk-job.ts';
import { findJob, finishJob, listAbandoned, noteProgress, startJob } from '../bulk-job/bulk-job-store.server.ts';
import { afterCollisions } from '../in-transaction.server.ts';
import { isAway } from '../is-away.server.ts';
import { findActiveRole } from '../people/account-store.server.ts';
import { lockApproverAddresses, lockPeople } from '../people/lock-person.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { makeOffers } from '../people-admin/membership-offers.server.ts';
import type { Shop } from '../shop.server.ts';
import { peopleImportEnded } from './import-events.ts';
import { appliedVerdicts } from './import-line.ts';
import { countVerdicts, findImport, lockImport } from './import-store.server.ts';
import { cellWords } from './import-words.server.ts';
import { type Judges, judgeLines } from './judge-lines.server.ts';
import { countDone, countOpen, listLines, type SavedLine, saveLines } from './line-store.server.ts';
import { readImportRights, readSizesByGroup } from './read-import-rights.server.ts';
import { writePeople } from './write-people.server.ts';

export const peopleImportJob = 'people-import';

/** Payload of the job. */
export const requestedPeople = z.object({ importId: z.uuid() });

/** The requesting person, as stored with the job. Tasks and the super flag are read when the job runs. */
const asker = z.object({
  customer_id: z.number(),
  company_id: z.number().optional(),
  storm_role: z.number().refine(isRole),
  sid: z.string(),
  market: z.number(),
  acting: claimsSchema.shape.acting,
  exp: z.number(),
});

export const askerOf = (claims: Claims) => asker.parse(claims);

type JobShop = Pick<Shop, 'db' | 'clock' | 'snapshots' | 'events' | 'texts' | 'log'>;

const linesPerBatch = 250;

/**
 * The job. It continues where an earlier run stopped: applied lines are marked in the transaction that applies them.
 */
export async function applyPeople(shop: JobShop, importId: string): Promise<void> {
  const { db, clock } = shop;
  const job = await findJob(db, importId);
  const held = await findImport(db, importId);
  if (!job || isOver(job) || !held) return;
  await startJob(db, importId, clock.now());
  try {
    const claims = await readClaims(shop, job.options.asker);
    const visit = { claims, now: clock.now(), language: held.language };
    const rights = claims && (await readImportRights(shop, visit, held.companyId));
    if (!rights?.ok) return await finish(shop, importId, 'failed');
    const judges = {
      importId,
      rights: rights.value,
      words: cellWords(shop.texts),
      sizes: await readSizesByGroup(shop),
    };
    const isCancelled = await applyAll(shop, judges);
    await shop.snapshots.announce(endedSessions.topic);
    await finish(shop, importId, isCancelled ? 'cancelled' : 'done');
  } catch (error) {
    if (!isAway(error)) await finish(shop, importId, 'failed', String(error));
    throw error;
  }
}

/** The current rights: a person who has lost the role or the task meanwhile changes nothing. */
async function readClaims({ db, snapshots }: JobShop, kept: unknown): Promise<Claims | undefined> {
  const asked = asker.parse(kept);
  const { customer_id: customerId, acting } = asked;
  if ((await findActiveRole(db, customerId)) !== asked.storm_role) return undefined;
  if (acting && !(await hasTask(snapshots, acting.by, 'customers'))) return undefined;
  const person = await findPersonById(db, customerId);
  return withTasks(snapshots, { ...asked, super_customer_admin: person?.isSuper ?? false });
}

async function applyAll(shop: JobShop, judges: Judges): Promise<boolean> {
  const { db } = shop;
  let after = 0;
  let done = 0;
  for (;;) {
    if ((await noteProgress(db, judges.importId, done)).mustStop) return true;
    const batch = await listLines(db, judges.importId, { verdicts: appliedVerdicts, after, most: linesPerBatch });
    if (batch.length === 0) return false;
    if (batch.some(({ isDone }) => !isDone)) await afterCollisions(() => applyBatch(shop, judges, after));
    after = batch.at(-1)?.line ?? after;
    done += batch.length;
  }
}

/**
 * Lines are checked again against the current data; a line that no longer fits is kept with its reason. Offers are made
 * in the same transaction, so a line is either completely applied or still open.
 */
async function applyBatch(shop: JobShop, judges: Judges, after: number): Promise<void> {
  const { events, clock } = shop;
  const { rights } = judges;
  const now = clock.now();
  await shop.db.transaction().execute(async (db) => {
    await planEachTime(db);
    if (!(await lockImport(db, judges.importId))) return;
    const wanted = { verdicts: appliedVerdicts, after, most: linesPerBatch };
    const lines = (await listLines(db, judges.importId, wanted)).filter(({ isDone }) => !isDone);
    await lock(db, judges, lines);
    const judged = await judgeLines(db, judges, lines);
    const added = await writePeople(
      db,
      { events, rights, now },
      judged.map((line) => line.judged),
    );
    await saveLines(
      db,
      judges.importId,
      judged.map(({ judged: { verdict, problems, person, ownerId }, line, cells, verdict: wanted }) => ({
        line,
        cells,
        // The verdict stays what the line intended; another way by which the change was made meanwhile does not matter.
        verdict: verdict === 'attention' ? verdict : wanted,
        problems,
        customerId: verdict === 'new' ? added.shift() : (person?.id ?? ownerId),
        isDone: verdict !== 'attention',
      })),
    );
    const { companyId, claims } = rights.reach;
    const offers = judged.filter((line) => line.judged.verdict === 'offer');
    const emailAddresses = offers.map((line) => line.judged.wanted.emailAddress);
    if (offers.length > 0) await makeOffers(db, { claims, now }, { companyId, emailAddresses, asksAgain: false });
  });
}

async function lock(db: Db, { rights }: Judges, lines: readonly SavedLine[]): Promise<void> {
  const addresses = lines.flatMap(({ cells: { emailAddress = '', approver = '' } }) => [emailAddress, approver]);
  const known = [...addresses, rights.boundTo ?? ''].filter((address) => address !== '');
  await lockPeople(
    db,
    lines.flatMap(({ customerId }) => customerId ?? []),
  );
  await lockApproverAddresses(db, known);
}

/** Ends imports that began before that time and have not ended: they can be started again. Returns how many. */
export async function endAbandonedImports(shop: JobShop, startedBefore: Date): Promise<number> {
  const abandoned = await listAbandoned(shop.db, peopleImportJob, startedBefore);
  for (const id of abandoned) await finish(shop, id, 'failed', 'abandoned' satisfies JobFailure);
  return abandoned.length;
}

/** Notifies the requesting person, except about their own cancellation. */
async function finish(
  { db, clock, events }: JobShop,
  importId: string,
  state: 'done' | 'failed' | 'cancelled',
  failure?: string,
): Promise<void> {
  const { attention } = await countVerdicts(db, importId);
  const accepted = await countDone(db, importId);
  const refused = attention + (await countOpen(db, importId));
  await db.transaction().execute(async (db) => {
    const isNews = await finishJob(db, importId, { state, accepted, refused, failure }, clock.now());
    if (isNews && state !== 'cancelled')
      await events.publish(db, { name: peopleImportEnded, key: importId, payload: { importId } });
  });
}
