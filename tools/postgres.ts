import { Failure, runTool } from './lib/failure.ts';
import { findPostgresBinaries } from './lib/postgres-binaries.ts';
import { withCluster } from './lib/postgres-cluster.ts';
import { sh } from './lib/sh.ts';

/** Calls `work` with the address of a PostgreSQL server for tests; returns 'none' without a server. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T | 'none'> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work(given);
  const binaries = await findPostgresBinaries();
  return binaries ? withCluster(binaries, work) : 'none';
}

if (import.meta.main) {
  await runTool(async () => {
    const args = process.argv.slice(2);
    const [command, ...rest] = args[0] === '--' ? args.slice(1) : args;
    if (!command) throw new Failure('Say what to run: npm run postgres -- <command>');
    const code = await withPostgres(async (url) => {
      const env = { TEST_DATABASE_URL: url, DATABASE_URL: url };
      return (await sh(command, rest, { output: 'show', env })).code;
    });
    if (code === 'none') throw new Failure('There is no PostgreSQL here; install one, or set TEST_DATABASE_URL.');
    return code;
  });
}
