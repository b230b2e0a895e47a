import { Failure, runTool } from './lib/failure.ts';
import { sh } from './lib/sh.ts';

// Runs any command of node_modules/.bin on the Node version that run.mjs has chosen.
await runTool(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new Failure('Say which command to run.');
  return (await sh(command, args, { output: 'show' })).code;
});
