import type { Import, SourceFile } from './source-file.ts';

/** From bottom to top: a file imports from its own floor or one below. */
const floors = ['core', 'platform', 'modules', 'app', 'server'];
/** Outside the floors: they may import everything, but no floor may import them. */
const outside: ReadonlySet<string> = new Set(['tests', 'tools', 'bench', 'demo']);

type Modules = Record<string, readonly string[]>;

const topOf = (path: string) => path.split('/')[0] ?? '';
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isServer = (path: string) => /\.server(\.test)?\.tsx?$/.test(path);
const complaints = (file: SourceFile, isWrong: (found: Import) => boolean, why: string) =>
  file.imports.filter(isWrong).map(({ target }) => `${file.path} imports ${target}: ${why}`);

export function checkFloors(file: SourceFile): string[] {
  const from = topOf(file.path);
  const floor = floors.indexOf(from);
  if (floor === -1 || isTest(file.path)) return [];
  return complaints(
    file,
    ({ target }) => {
      const to = topOf(target);
      if (to === 'demo') return false; // asked by checkDemo
      if (outside.has(to)) return true;
      return floors.indexOf(to) > floor || (from === 'app' && to === 'platform');
    },
    from === 'app' ? 'app uses modules and core' : 'imports go to the same floor or one below',
  );
}

/** One file of the server fills it at the first start, and one of the journeys names goods that are sold in it. */
const usersOfDemo = ['server/demo.ts', 'tests/e2e/goods.ts'];

/** Only tools fill the demo world, and the files that are listed. */
export function checkDemo(file: SourceFile): string[] {
  if (['demo', 'tools'].includes(topOf(file.path)) || usersOfDemo.includes(file.path)) return [];
  return complaints(file, ({ target }) => topOf(target) === 'demo', 'the shop does not know the demo world');
}

/**
 * Files at the top of modules/ are for all; files at the top of a module are its public interface, its folders are private. Benchmarks may
 * import private files.
 */
export function checkModules(file: SourceFile, mayImport: Modules): string[] {
  if (isTest(file.path) || topOf(file.path) === 'bench') return [];
  const own = moduleOf(file.path);
  const foreign = ({ target }: Import) => moduleOf(target) !== undefined && moduleOf(target) !== own;
  const allowed = own === undefined ? undefined : (mayImport[own] ?? []);
  return [
    ...complaints(file, (found) => foreign(found) && found.target.split('/').length > 3, 'that folder is private'),
    ...complaints(
      file,
      (found) => foreign(found) && allowed !== undefined && !allowed.includes(moduleOf(found.target) ?? ''),
      `${own} may not know that module, says modules/dependencies.ts`,
    ),
  ];
}

function moduleOf(path: string): string | undefined {
  const [top, name, ...rest] = path.split('/');
  return top === 'modules' && rest.length > 0 ? name : undefined;
}

/** The table must list exactly the existing modules, use only known names, and have no cycle. */
export function checkTable(mayImport: Modules, folders: string[]): string[] {
  const names = Object.keys(mayImport);
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (mayImport[from] ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [
    ...folders.filter((folder) => !names.includes(folder)).map((folder) => `modules/${folder} is not in the table`),
    ...names.filter((name) => !folders.includes(name)).map((name) => `there is no modules/${name}`),
    ...names.flatMap((name) =>
      (mayImport[name] ?? [])
        .filter((known) => !names.includes(known))
        .map((known) => `${name} knows ${known}, which is unknown`),
    ),
    ...names.filter((name) => reaches(name, name)).map((name) => `${name} knows itself by a detour`),
  ];
}

/** React Router removes loaders and actions from browser code, so route modules may import server files. */
const isRouteModule = (path: string) => path.startsWith('app/routes/') || path === 'app/root.tsx';

export function checkPurity(file: SourceFile): string[] {
  const isChecked = ['core', 'platform', 'modules', 'app'].includes(topOf(file.path));
  if (!isChecked || isServer(file.path) || isTest(file.path) || isRouteModule(file.path)) return [];
  return complaints(
    file,
    ({ target, isType }) => isServer(target) && !isType,
    'only .server files import .server files',
  );
}

/** Grants that no import uses: unnecessary ones must be removed. */
export function findUnusedGrants(files: readonly SourceFile[], mayImport: Modules): string[] {
  const used: ReadonlySet<string> = new Set(
    files
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path, imports }) => imports.map(({ target }) => `${moduleOf(path)} ${moduleOf(target)}`)),
  );
  return Object.entries(mayImport).flatMap(([name, known]) =>
    known.filter((other) => !used.has(`${name} ${other}`)).map((other) => `${name} does not use ${other}`),
  );
}

/** Screens and routes call use cases; only a module reads its own tables. */
export function checkStores(file: SourceFile): string[] {
  if (topOf(file.path) !== 'app' || isTest(file.path)) return [];
  return complaints(file, ({ target }) => target.endsWith('-store.server.ts'), 'app calls use cases, not stores');
}

/** Routes combine components; a component that imports a route cannot be reused by another. */
export function checkComponents(file: SourceFile): string[] {
  if (!/^app\/(components|ui|work)\//.test(file.path) || isTest(file.path)) return [];
  return complaints(file, ({ target }) => target.startsWith('app/routes/'), 'components do not know routes');
}
