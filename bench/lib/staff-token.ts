import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { issueToken } from '#modules/auth/token.server.ts';
import { defaultSessionSecret } from '#platform/env.server.ts';

/** A token identifies a person; the tasks of that person are in the database. */
export async function giveTask(url: string, task: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('insert into staff_task (customer_id, task) values (1, $1)', [task]);
  await client.query(
    `insert into snapshot_version (topic, version) values ('staff-tasks', 1)
      on conflict (topic) do update set version = snapshot_version.version + 1`,
  );
  await client.end();
  // Workers look for changes every five seconds.
  await setTimeout(6000);
}

export function staffToken(): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const claims = { customer_id: 1, storm_role: 80, super_customer_admin: false, sid: 'bench', market: 1, exp } as const;
  return issueToken([defaultSessionSecret], claims);
}
