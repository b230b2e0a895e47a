import { type ChildProcess, spawn } from 'node:child_process';
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
type Options = {
  settings: Readonly<Record<string, string>>;
  /** The address of a running server to replicate; without it the server starts empty. */
  standbyOf?: string;
};

/** A PostgreSQL server with its own folder and port, which it keeps across restarts. */
export type PostgresNode = {
  readonly url: string;
  start(): Promise<void>;
  /** `fast` closes connections and flushes to disk, `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Ends the server and removes its folder. */
  remove(): Promise<void>;
};

const readyWithinMs = 30_000;

export async function createPostgresNode(binaries: string, { settings, standbyOf }: Options): Promise<PostgresNode> {
  const user = await unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'yrke-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const forgetFolder = atExit(() => removeFolder(folder));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://yrke@127.0.0.1:${port}/postgres`;
  const options = Object.entries({ ...settings, port, unix_socket_directories: folder });
  let server: { child: ChildProcess; ended: Promise<void>; forget: () => void } | undefined;

  async function start(): Promise<void> {
    const child = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached, so that Ctrl-C reaches only this process, which then stops the server.
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...user },
    );
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    server = { child, ended, forget: atExit(() => child.kill('SIGQUIT')) };
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log = `${log}${chunk.toString()}`.slice(-4000);
    });
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    if (!(await becomesReady(url, isRunning))) throw new Failure(`PostgreSQL did not start: ${log.trim()}`);
  }

  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    server?.forget();
    server?.child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await server?.ended;
    server = undefined;
  }

  async function remove(): Promise<void> {
    await stop('immediate');
    forgetFolder();
    removeFolder(folder);
  }

  try {
    if (standbyOf === undefined) await initialise(binaries, data, folder, user);
    else await copyServer(binaries, data, folder, user, standbyOf);
  } catch (error) {
    await remove();
    throw error;
  }
  return { url, start, stop, remove };
}

/** initdb and postgres refuse to run as root, so an unprivileged user runs them. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = await sh('id', ['-u', name]);
    const gid = await sh('id', ['-g', name]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Failure('PostgreSQL does not run as root, and there is no user postgres or nobody to run it instead.');
}

async function initialise(binaries: string, data: string, cwd: string, user: User | undefined): Promise<void> {
  const outputs: string[] = [];
  // Lower case of non-ASCII letters needs a UTF-8 locale; not every system has the first one.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const options = ['-D', data, '-U', 'yrke', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'];
    const { code, output } = await sh(join(binaries, 'initdb'), options, { cwd, user });
    if (code === 0) return;
    outputs.push(output.trim());
  }
  throw new Failure(`PostgreSQL could not make a database cluster in ${cwd}: ${outputs.at(-1)}`);
}

async function copyServer(
  binaries: string,
  data: string,
  cwd: string,
  user: User | undefined,
  url: string,
): Promise<void> {
  const options = ['-D', data, '-d', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  const { code, output } = await sh(join(binaries, 'pg_basebackup'), options, { cwd, user });
  if (code !== 0) throw new Failure(`PostgreSQL could not copy ${url}: ${output.trim()}`);
}

async function becomesReady(url: string, isRunning: () => boolean): Promise<boolean> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until && isRunning()) {
    const client = new Client({ connectionString: url });
    // Without a listener, a connection dropped by the stopping server would end this process too.
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
