import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type ServerProcess = {
  child: ChildProcess;
  output: () => string;
  /** The address it listens on, known once it has printed its last line. */
  address: string;
  ended: Promise<number | null>;
};

type Settings = Record<string, string>;

export const newFolder = () => mkdtemp(join(tmpdir(), 'yrke-process-'));

type AtEnd = (end: () => Promise<void>) => void;

/** The built server in a separate process, without this process's settings. By default it ends with the test. */
function spawnServer(settings: Settings, atEnd: AtEnd = onTestFinished) {
  const { DATABASE_URL: _url, ...inherited } = process.env;
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...inherited, NODE_ENV: 'production', PORT: '0', DEMO: '0', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  atEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended, output: () => output };
}

export async function startServer(settings: Settings, atEnd?: AtEnd): Promise<ServerProcess> {
  const server = spawnServer(settings, atEnd);
  const address = await new Promise<string>((resolve, reject) => {
    void server.ended.then((code) => reject(new Error(`the server ended with ${code}:\n${server.output()}`)));
    server.child.stdout.on('data', () => {
      const ready = server.output().match(/^ready in \d+ ms: (http:\S+)$/m);
      if (ready?.[1]) resolve(ready[1].replace('localhost', '127.0.0.1'));
    });
  });
  return { ...server, address };
}

/** For a server that must refuse to start: its exit code and output. */
export async function refusedStart(settings: Settings): Promise<{ code: number | null; output: string }> {
  const server = spawnServer(settings);
  const code = await server.ended;
  return { code, output: server.output() };
}
