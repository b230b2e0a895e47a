import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.ts';

/** The folder with the server's programs; installs them with the system's package manager if necessary. */
export async function findPostgresBinaries(): Promise<string | undefined> {
  return lookForBinaries() ?? ((await aptInstall('postgresql')) ? lookForBinaries() : undefined);
}

const programs = ['initdb', 'postgres', 'pg_basebackup'];

function lookForBinaries(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versionsIn('/usr/lib/postgresql', 'bin'),
    ...versionsIn('/opt/homebrew/opt', 'bin', 'postgresql'),
    ...versionsIn('/usr/local/opt', 'bin', 'postgresql'),
    ...versionsIn('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

/** `parent/<version>/bin`, the highest version first. */
function versionsIn(parent: string, child: string, prefix = ''): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, child));
}
