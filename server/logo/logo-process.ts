import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refuse } from '#core/result.ts';
import type { LogoReader } from '#modules/logo/logo-reader.ts';
import type { Log } from '#platform/log.server.ts';
import { createTurns } from './at-once.ts';

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
/** With two that wait an upload takes 24 seconds at most, less than the 30 of a request: none is kept after its answer was given up. */
const longestMs = 12_000;
const limitsOfQueue = { atOnce: 2, waiting: 2 };

/**
 * One process for each file, without the settings of the shop and with limits on time and memory: a file that breaks it is
 * refused, and the shop goes on.
 */
export function openLogoReader(log: Log, { start = [entry], mostMs = longestMs } = {}): LogoReader {
  const inTurn = createTurns(limitsOfQueue);
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
  return { read: async (file) => (await inTurn(() => read(file))) ?? refuse({ code: 'temporarily-unavailable' }) };
}
