import type { SourceFile } from './source-file.ts';
import { namesIn, type TableOwners } from './sql-names.ts';

/** Views that other modules may read, if they may know the owner. */
type OpenViews = {
  readonly views: readonly string[];
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
};

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const checked = /^(modules|platform|server|app)\//;
const isChecked = ({ path }: SourceFile) => checked.test(path) && !isTest(path);

/** Accesses to tables of another owner, one finding for each file and table. */
export function checkTableOwners(file: SourceFile, owners: TableOwners, open?: OpenViews): string[] {
  if (!isChecked(file)) return [];
  const { tables, written } = namesIn(file, owners);
  return [...tables]
    .filter((table) => !file.path.startsWith(`${owners[table]}/`))
    .filter((table) => written.has(table) || !isOpenTo(file.path, table, owners, open))
    .map((table) => `${file.path} names ${table} of ${owners[table]}`);
}

/** SQL whose table names are not literals in the file: the ownership rule could not check them. */
export function checkReadableSql(file: SourceFile): string[] {
  if (!isChecked(file)) return [];
  return namesIn(file, {}).unreadable.map((what) => `${file.path}: ${what}`);
}

function isOpenTo(path: string, table: string, owners: TableOwners, open: OpenViews | undefined): boolean {
  const module = /^modules\/([^/]+)\//.exec(path)?.[1];
  const owner = owners[table]?.replace('modules/', '') ?? '';
  return (
    module !== undefined && open?.views.includes(table) === true && open.mayImport[module]?.includes(owner) === true
  );
}
