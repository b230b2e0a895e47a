/**
 * Pure files under the given paths that have a unit test beside them. A file that is given by its own name needs no
 * test, because parts of a calculation are tested through the whole.
 */
export function ruleFilesAmong(files: readonly string[], wanted: readonly string[]): string[] {
  const all = new Set(files);
  const isPure = (file: string) => !/\.(?:server|test)\.ts$/.test(file);
  const hasTest = (file: string) => all.has(file.replace(/\.ts$/, '.test.ts'));
  const paths = wanted.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const isNamed = (file: string) => paths.includes(file);
  const isUnder = (file: string) => hasTest(file) && paths.some((path) => file.startsWith(`${path}/`));
  return files.filter((file) => isPure(file) && (isNamed(file) || isUnder(file))).toSorted();
}
