import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build.ts';
import { withPostgres } from '../postgres.ts';
import { atExit } from './at-exit.ts';
import { affected, changedFiles } from './changed-files.ts';
import { runJourneys } from './journeys.ts';
import { removeFolder } from './remove-folder.ts';
import { inRoot } from './root.ts';
import { sh } from './sh.ts';
import { recordInto, repeating, takeRecord, withStatements } from './statement-runs.ts';
import { failed, passed, playwrightTally, skipped, type Tally, vitestTally } from './tally.ts';

export type Step = {
  name: string;
  title: string;
  /** Steps of one wave run in parallel: each uses one core, or waits most of the time. */
  wave: number;
  /** A quiet step keeps its output until it is done, so that it does not mix with that of its neighbours. */
  quiet: boolean;
  /** Part of `--quick`. */
  quick: boolean;
  /** Part of `--full` alone. */
  full?: boolean;
  run: () => Promise<{ tally: Tally; output?: string }>;
};

/** `npm run test:full` also repeats what the normal run proves once: on another database, at another width. */
const isFull = () => process.env.TEST_FULL === '1';

/** `npm run verify` runs what the changes can affect. */
const isQuick = () => process.env.TEST_QUICK === '1';

// Each checker of the compiler holds types of its own: by default there are four, which need more memory than many machines have.
// Lint and dead code need the route types that the first step generates.
export const steps: readonly Step[] = [
  check(1, 'types', 'types', ['react-router', 'typegen'], ['tsc', '-p', '.', '--checkers', '2']),
  check(1, 'format', 'format and import order', ['biome', 'check', '.']),
  check(2, 'lint', 'lint', ['oxlint', '--type-aware', changedSources]),
  check(2, 'dead-code', 'dead code', ['knip']),
  slow(2, 'build', 'production build', productionBuild),
  { ...slow(3, 'unit', 'unit tests, service tests on PGlite', unitTests), quick: true },
  slow(4, 'postgres', 'service tests on PostgreSQL', servicesOnPostgres),
  slow(5, 'pages', 'the built pages', builtPages),
  { ...slow(6, 'process', 'the server as processes', processes), quiet: true },
  slow(6, 'e2e', 'journeys in a browser', journeys),
  { ...slow(7, 'firefox', 'the main path in Firefox', inFirefox), full: true },
];

type Argument = string | (() => Promise<string[]>);

function check(wave: number, name: string, title: string, ...commands: [string, ...Argument[]][]): Step {
  const run = async () => {
    let output = '';
    for (const [command, ...given] of commands) {
      const args = (await Promise.all(given.map(async (one) => (typeof one === 'string' ? [one] : one())))).flat();
      const result = await sh(command, args, { env: { FORCE_COLOR: process.stdout.isTTY ? '1' : undefined } });
      output += result.output;
      if (result.code !== 0) return { tally: failed, output };
    }
    return { tally: passed };
  };
  return { name, title, wave, quiet: true, quick: true, run };
}

function slow(wave: number, name: string, title: string, run: Step['run']): Step {
  return { name, title, wave, quiet: false, quick: false, run };
}

/** In a quick run the sources that were changed; no names mean all. */
async function changedSources(): Promise<string[]> {
  const files = isQuick() ? await changedFiles() : undefined;
  return files?.filter((file) => /\.tsx?$/.test(file)) ?? [];
}

async function unitTests(): Promise<{ tally: Tally }> {
  const files = isQuick() ? await changedFiles() : undefined;
  if (files) return { tally: await vitest('unit', ['unit', 'pglite'], {}, await affected(files)) };
  return { tally: await vitest('unit', ['unit', 'pglite'], recordInto('pglite')) };
}

async function servicesOnPostgres(): Promise<{ tally: Tally; output?: string }> {
  const record = takeRecord();
  // Without a record, as with `--only postgres`, and in a full run all tests are repeated.
  const isPart = record.length > 0 && !isFull();
  const tally = await withPostgres((url) =>
    vitest(
      'postgres',
      ['postgres'],
      { ...recordInto('postgres'), TEST_DATABASE_URL: url },
      isPart ? ['run', ...repeating(record)] : ['run'],
    ),
  );
  if (tally !== 'none') return withStatements(isPart ? { ...tally, skipped: 0 } : tally, record);
  console.warn('SKIPPED: there is no PostgreSQL here and none could be installed. Set TEST_DATABASE_URL to use one.');
  return { tally: skipped };
}

async function builtPages(): Promise<{ tally: Tally }> {
  return { tally: await vitest('pages', ['pages', 'checked-pages']) };
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

async function inFirefox(): Promise<{ tally: Tally }> {
  await buildIfStale();
  return { tally: await vitest('firefox', ['firefox']) };
}

async function vitest(
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  what: readonly string[] = ['run'],
): Promise<Tally> {
  const report = inRoot(`.cache/vitest-${name}.json`);
  rmSync(report, { force: true });
  const args = [...what, ...projects.flatMap((project) => ['--project', project])];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Each test shop has a data folder; all are created here, so that they can be deleted together.
  const folder = mkdtempSync(join(tmpdir(), 'yrke-tests-'));
  // PostgreSQL does not run as root: a cluster in this folder belongs to another user.
  chmodSync(folder, 0o755);
  const forget = atExit(() => removeFolder(folder));
  // Runs beside the journeys, so its output is printed as a whole.
  const output = name === 'process' ? 'keep' : 'show';
  const result = await sh('vitest', [...args, ...reporters], { output, env: { ...env, TMPDIR: folder } });
  if (result.output) console.log(result.output);
  forget();
  removeFolder(folder);
  return vitestTally(report, result.code);
}
