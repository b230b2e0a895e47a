import { buildIfStale } from './build.ts';
import { runTool } from './lib/failure.ts';
import { startServer } from './lib/server.ts';

await runTool(async () => {
  await buildIfStale();
  process.env.NODE_ENV = 'production';
  await startServer();
});
