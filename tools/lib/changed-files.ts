import { sh } from './sh.ts';

/** Tests that read sources as files, although no import leads to these sources. */
const readSources = /^tests\/[\w-]+\.test\.ts$/;

/**
 * Files that differ from the main branch (on the main branch: from the last commit but one), including uncommitted
 * ones; `undefined` if Git cannot tell.
 */
export async function changedFiles(): Promise<string[] | undefined> {
  const head = await git('rev-parse', 'HEAD');
  const fork = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  const base = fork === undefined || fork[0] === head?.[0] ? 'HEAD~1' : fork[0];
  const changed = await git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD~1');
  const added = await git('ls-files', '--others', '--exclude-standard');
  return changed && added && [...changed, ...added];
}

/** Arguments that make Vitest run what a change of these files can affect. */
export async function affected(files: readonly string[]): Promise<string[]> {
  const always = (await git('ls-files', 'tests'))?.filter((file) => readSources.test(file)) ?? [];
  return ['related', '--run', ...files, ...always];
}

async function git(...args: string[]): Promise<string[] | undefined> {
  const { code, output } = await sh('git', args);
  return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
}
