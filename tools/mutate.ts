import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure, runTool } from './lib/failure.ts';
import { describeMutants } from './lib/mutation-report.ts';
import { runMutants } from './lib/mutation-run.ts';
import { inRoot } from './lib/root.ts';
import { ruleFilesAmong } from './lib/rule-files.ts';

const usual = ['core', ...['pricing', 'cart', 'checkout', 'order', 'auth'].map((name) => `modules/${name}`)];

// Runs mutation tests on pure rules and lists the changes that no unit test notices.
await runTool(async () => {
  const { values, positionals } = parseArgs({ options: { static: { type: 'boolean' } }, allowPositionals: true });
  const wanted = positionals.length > 0 ? positionals : usual;
  const files = ruleFilesAmong(globSync('{core,modules}/**/*.ts', { cwd: inRoot() }), wanted);
  if (files.length === 0) throw new Failure(`There is no pure file with a test beside it under ${wanted.join(', ')}.`);
  const mutants = await runMutants(files, { withStatic: values.static ?? false });
  console.log(describeMutants(mutants));
  return 0;
});
