import { inRoot } from './root.ts';

type ServerModule = { main: (options?: { dev?: boolean }) => Promise<void> };

/** Starts the shop in this process with the current environment. */
export async function startServer(options: { dev?: boolean } = {}): Promise<void> {
  const file = options.dev ? 'server/main.ts' : 'build/server/main.js';
  const { main } = (await import(inRoot(file))) as ServerModule;
  await main(options);
}
