import { existsSync, readdirSync } from 'node:fs';
import { Failure, runTool } from './lib/failure.ts';
import { inRoot } from './lib/root.ts';
import { sh } from './lib/sh.ts';

// Benchmarks run one after another, because they would disturb each other's measurements.
await runTool(async () => {
  const [wanted, ...args] = process.argv.slice(2);
  const all = listBenchmarks();
  if (wanted && !all.includes(wanted))
    throw new Failure(`There is no benchmark '${wanted}'; there is ${all.join(', ') || 'none'}.`);
  const codes: number[] = [];
  for (const name of wanted ? [wanted] : all) {
    console.log(`\n== ${name}`);
    codes.push((await sh(process.execPath, [inRoot('bench', `${name}.ts`), ...args], { output: 'show' })).code);
  }
  return Math.max(0, ...codes);
});

function listBenchmarks(): string[] {
  const folder = inRoot('bench');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.map((name) => name.slice(0, -3)).sort();
}
