import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refuse } from '#core/result.ts';
import type { LogoReader } from '#modules/logo/logo-reader.ts';
import type { Log } from '#platform/log.server.ts';

const entry = join(import.meta.dirname, 'logo-process-entry.ts');
const root = join(import.meta.dirname, '../..');
/** It reads the code that it runs and no other file, writes none and starts no program. */
const limits = [
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  ...['package.json', 'node_modules', 'core', 'modules', 'server'].map((part) => `--allow-fs-read=${join(root, part)}`),
];
const longestMs = 30_000;
const mostAtOnce = 2;

/**
 * One process for each file, without the settings of the shop and with limits on time and memory: a file that breaks it is
 * refused, and the shop goes on.
 */
export function openLogoReader(log: Log, { start = [entry], mostMs = longestMs } = {}): LogoReader {
  let running = 0;
  const waiting: (() => void)[] = [];
  const read: LogoReader['read'] = async (file) => {
    const child = spawn(process.execPath, [...limits, ...start], { env: {}, timeout: mostMs, killSignal: 'SIGKILL' });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(-1)));
    // It may end before it has read everything.
    child.stdin.on('error', () => {}).end(file);
    const [answer, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code === 0) return JSON.parse(answer) as Awaited<ReturnType<LogoReader['read']>>;
    log.warn({ code, signal: child.signalCode, said: said.slice(0, 500) }, 'a logo could not be read');
    // Only the time limit ends it from outside: too much memory makes it end itself.
    return refuse({ code: child.killed ? 'logo-too-slow' : 'logo-broken' });
  };
  return {
    read: async (file) => {
      if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await read(file);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}
