import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { recordChange } from '#modules/audit/record-change.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { lockApproverAddresses, lockPerson } from '#modules/people/lock-person.server.ts';
import { findRecord, versionOf } from '#modules/people/person-record-store.server.ts';
import { findOwnerOfEmail, saveContact } from '#modules/people/person-write-store.server.ts';
import { recordedPerson } from '#modules/people-admin/written-infos.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import type { fillCrewWorld } from './crew-world.ts';

type World = Awaited<ReturnType<typeof fillCrewWorld>>;

const perBlock = 100;

/**
 * The processor time of changes of a person with an audit entry by that of the same changes without, in this process and in the
 * database's. The steps are those of `changePerson`; blocks of both kinds take turns. NaN where the database's time cannot be read.
 */
export async function auditRatio(world: World, blocks: number): Promise<number> {
  const taken = { with: 0, without: 0 };
  await world.db.connection().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const pid = rows[0]?.pid ?? 0;
    // The first two blocks only warm up.
    for (let block = -2; block < 2 * blocks; block += 1) {
      const kind = block % 2 === 0 ? 'with' : 'without';
      const start = processorMs(pid);
      for (let at = 0; at < perBlock; at += 1) await change(db, world, { at: block * perBlock + at, kind });
      if (block >= 0) taken[kind] += processorMs(pid) - start;
    }
  });
  return taken.with / taken.without;
}

async function change(
  db: Db,
  { adminId, companyId }: World,
  { at, kind }: { readonly at: number; readonly kind: 'with' | 'without' },
): Promise<void> {
  const id = adminId + 1 + (Math.abs(at) % 1000);
  const claims = someClaims({ customer_id: adminId, company_id: companyId, storm_role: roles.administrator });
  await db.transaction().execute(async (db) => {
    await lockPerson(db, id);
    const before = await findRecord(db, id);
    if (!before) throw new Error(`there is no person ${id}`);
    versionOf(before);
    await lockApproverAddresses(db, [before.emailAddress]);
    await findOwnerOfEmail(db, before.emailAddress, id);
    await saveContact(db, id, { ...before, firstName: `Changed ${at} ${kind}` }, before.emailAddress);
    const after = await findRecord(db, id);
    if (kind === 'without' || !after) return;
    const personal = { of: id, before: recordedPerson(before), after: recordedPerson(after) };
    const entry = { action: 'customer.changed', subject: id, before: {}, after: {}, personal } as const;
    await recordChange(db, { claims, now: new Date() }, entry);
  });
}

const msPerTick = 10;

/** Of this process and of a process of the database on the same machine. */
function processorMs(pid: number): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + ticksOf(pid) * msPerTick;
}

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}
