import { createHash } from 'node:crypto';
import { access, constants, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Ensures that only one process uses a folder. The lock is a listening local socket instead of a pid file: the
 * operating system closes it however the process ends, so nothing must be cleaned up after kill -9.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await access(folder, constants.W_OK).catch((cause: unknown) => {
    throw new StartupError(
      `The data folder ${folder} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  });
  const address = socketAddress(await realpath(folder));
  const server = createServer((socket) => socket.end());
  if (!(await tryToListen(server, address)))
    throw new StartupError(
      `The data folder ${folder} is in use by another process. Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server, which many processes may share.`,
    );
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));
}

/** Local socket paths are limited to about 100 characters, so the address is a hash of the folder. */
function socketAddress(folder: string): string {
  const name = `yrke-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux supports abstract socket names without a file, which vanish with the process.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

async function tryToListen(server: Server, address: string): Promise<boolean> {
  if (await listens(server, address)) return true;
  if (address.startsWith('\0') || (await someoneAnswers(address))) return false;
  await rm(address, { force: true });
  return listens(server, address);
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', failed).listen(address, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function someoneAnswers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}
