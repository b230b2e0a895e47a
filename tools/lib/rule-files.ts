/**
 * The pure files with a unit test beside them that lie under one of the wanted paths. A file that is wanted by its own name
 * needs none beside it: the parts of a calculation are tested by what is put together of them.
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
