import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { atExit } from './at-exit.ts';
import { Failure } from './failure.ts';
import { freePort } from './free-port.ts';
import { removeFolder } from './remove-folder.ts';
import { sh } from './sh.ts';

type User = { uid: number; gid: number };

const READY_WITHIN_MS = 30_000;
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
};

/** A PostgreSQL of its own, as fast as it gets because nothing in it needs to last; gone when `work` is done. */
export async function withCluster<T>(binaries: string, work: (url: string) => Promise<T>): Promise<T> {
  const user = await unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'yrke-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const forget = atExit(() => removeFolder(folder));
  try {
    await initialise(binaries, folder, user);
    return await serve(binaries, folder, user, work);
  } finally {
    forget();
    removeFolder(folder);
  }
}

/** initdb and postgres refuse to run as root, so somebody harmless runs them. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = await sh('id', ['-u', name]);
    const gid = await sh('id', ['-g', name]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Failure('PostgreSQL does not run as root, and there is no user postgres or nobody to run it instead.');
}

async function initialise(binaries: string, folder: string, user: User | undefined): Promise<void> {
  const outputs: string[] = [];
  // Letters beyond ASCII need a UTF-8 locale to have a lower case; not every system has the first one.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const options = [
      '-D',
      dataIn(folder),
      '-U',
      'yrke',
      '--auth=trust',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--no-sync',
    ];
    const { code, output } = await sh(join(binaries, 'initdb'), options, { cwd: folder, user });
    if (code === 0) return;
    outputs.push(output.trim());
  }
  throw new Failure(`PostgreSQL could not make a database cluster in ${folder}: ${outputs.at(-1)}`);
}

async function serve<T>(
  binaries: string,
  folder: string,
  user: User | undefined,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const options = Object.entries({ ...settings, port, unix_socket_directories: folder });
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', dataIn(folder), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: a Ctrl-C in the terminal is for us, who then stop the server.
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...user },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = () => server.kill('SIGQUIT');
  const forget = atExit(stop);
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk.toString()}`.slice(-4000);
  });
  try {
    const url = `postgres://yrke@127.0.0.1:${port}/postgres`;
    const isRunning = () => server.exitCode === null && server.signalCode === null;
    if (!(await becomesReady(url, isRunning))) throw new Failure(`PostgreSQL did not start: ${log.trim()}`);
    return await work(url);
  } finally {
    forget();
    stop();
    await ended;
  }
}

function dataIn(folder: string): string {
  return join(folder, 'data');
}

async function becomesReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && isRunning()) {
    const client = new Client({ connectionString: url });
    // Without a listener a connection that the ending server drops would end this process too.
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(100);
    } finally {
      await client.end();
    }
  }
  return false;
}
