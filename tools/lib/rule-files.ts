/** The pure files with a unit test beside them that lie under one of the wanted paths, a folder or a file. */
export function ruleFilesAmong(files: readonly string[], wanted: readonly string[]): string[] {
  const all = new Set(files);
  const isPure = (file: string) => !/\.(?:server|test)\.ts$/.test(file);
  const hasTest = (file: string) => all.has(file.replace(/\.ts$/, '.test.ts'));
  const paths = wanted.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  const isWanted = (file: string) => paths.some((path) => file === path || file.startsWith(`${path}/`));
  return files.filter((file) => isPure(file) && hasTest(file) && isWanted(file)).toSorted();
}
