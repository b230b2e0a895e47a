import { runTool } from './lib/failure.ts';
import { startServer } from './lib/server.ts';

await runTool(async () => {
  process.env.NODE_ENV = 'development';
  await startServer({ dev: true });
});
