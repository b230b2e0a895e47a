import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build.ts';
import { withPostgres } from '../postgres.ts';
import { atExit } from './at-exit.ts';
import { runJourneys } from './journeys.ts';
import { removeFolder } from './remove-folder.ts';
import { inRoot } from './root.ts';
import { sh } from './sh.ts';
import { failed, passed, playwrightTally, skipped, type Tally, vitestTally } from './tally.ts';

export type Step = {
  name: string;
  title: string;
  /** A quiet step prints its output at the end, so that two can run side by side. */
  quiet: boolean;
  /** Part of `--quick`. */
  quick: boolean;
  run: () => Promise<{ tally: Tally; output?: string }>;
};

// The pairs matter: lint and dead code need the route types that the first step generates.
export const steps: readonly Step[] = [
  check('types', 'types', ['react-router', 'typegen'], ['tsc', '-p', '.']),
  check('format', 'format and import order', ['biome', 'check', '.']),
  check('lint', 'lint', ['oxlint', '--type-aware']),
  check('dead-code', 'dead code', ['knip']),
  {
    name: 'unit',
    title: 'unit tests, service tests on PGlite',
    quiet: false,
    quick: true,
    run: async () => ({ tally: await vitest('unit', ['unit', 'pglite']) }),
  },
  { name: 'postgres', title: 'service tests on PostgreSQL', quiet: false, quick: false, run: servicesOnPostgres },
  { name: 'build', title: 'production build', quiet: false, quick: false, run: productionBuild },
  { name: 'pages', title: 'the built pages', quiet: false, quick: false, run: builtPages },
  { name: 'process', title: 'the server as processes', quiet: false, quick: false, run: processes },
  { name: 'e2e', title: 'journeys in a browser', quiet: false, quick: false, run: journeys },
];

function check(name: string, title: string, ...commands: [string, ...string[]][]): Step {
  const run = async () => {
    let output = '';
    for (const [command, ...args] of commands) {
      const result = await sh(command, args, { env: { FORCE_COLOR: process.stdout.isTTY ? '1' : undefined } });
      output += result.output;
      if (result.code !== 0) return { tally: failed, output };
    }
    return { tally: passed };
  };
  return { name, title, quiet: true, quick: true, run };
}

async function servicesOnPostgres(): Promise<{ tally: Tally }> {
  const tally = await withPostgres((url) => vitest('postgres', ['postgres'], { TEST_DATABASE_URL: url }));
  if (tally !== 'none') return { tally };
  console.warn('SKIPPED: there is no PostgreSQL here and none could be installed. Set TEST_DATABASE_URL to use one.');
  return { tally: skipped };
}

async function builtPages(): Promise<{ tally: Tally }> {
  return { tally: await vitest('pages', ['pages']) };
}

async function processes(): Promise<{ tally: Tally }> {
  const tally = await withPostgres((url) => vitest('process', ['process'], { TEST_DATABASE_URL: url }));
  return { tally: tally === 'none' ? await vitest('process', ['process']) : tally };
}

async function productionBuild(): Promise<{ tally: Tally }> {
  await buildIfStale();
  return { tally: passed };
}

async function journeys(): Promise<{ tally: Tally }> {
  const report = inRoot('.cache/playwright.json');
  rmSync(report, { force: true });
  return { tally: playwrightTally(report, await runJourneys([])) };
}

async function vitest(name: string, projects: readonly string[], env: Record<string, string> = {}): Promise<Tally> {
  const report = inRoot(`.cache/vitest-${name}.json`);
  rmSync(report, { force: true });
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Each test shop has a data folder; all are created here, so that they can be deleted together.
  const folder = mkdtempSync(join(tmpdir(), 'yrke-tests-'));
  // PostgreSQL does not run as root: a cluster in this folder belongs to another user.
  chmodSync(folder, 0o755);
  const forget = atExit(() => removeFolder(folder));
  const { code } = await sh('vitest', [...args, ...reporters], { output: 'show', env: { ...env, TMPDIR: folder } });
  forget();
  removeFolder(folder);
  return vitestTally(report, code);
}
