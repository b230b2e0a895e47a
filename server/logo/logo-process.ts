import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { refuse } from '#core/result.ts';
import type { LogoReader } from '#modules/logo/logo-reader.ts';
import type { Log } from '#platform/log.server.ts';
import { projectRoot, startedFile } from '#platform/started-file.ts';
import { createTurns } from './at-once.ts';

const entry = startedFile('server/logo/logo-process-entry.ts');
/** The process may read only its own code, write no files and start no programs. */
const limits = [
  '--disable-warning=SecurityWarning',
  '--max-old-space-size=256',
  '--permission',
  '--allow-addons',
  ...['package.json', 'node_modules', 'core', 'modules', 'server', 'build/server'].map(
    (part) => `--allow-fs-read=${join(projectRoot, part)}`,
  ),
];
/** With two waiting, an upload takes at most 24 seconds, less than the 30 of a request, so none outlives its request. */
const longestMs = 12_000;
const limitsOfQueue = { atOnce: 2, waiting: 2 };

/**
 * One process for each file, without the shop's settings and with limits on time and memory: a file that crashes it is refused, and the
 * shop continues.
 */
export function openLogoReader(log: Log, { start = [entry], mostMs = longestMs } = {}): LogoReader {
  const inTurn = createTurns(limitsOfQueue);
  const read: LogoReader['read'] = async (file) => {
    const child = spawn(process.execPath, [...limits, ...start], { env: {}, timeout: mostMs, killSignal: 'SIGKILL' });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(-1)));
    // The process may end before it has read everything.
    child.stdin.on('error', () => {}).end(file);
    const [answer, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    if (code === 0) return JSON.parse(answer) as Awaited<ReturnType<LogoReader['read']>>;
    log.warn({ code, signal: child.signalCode, said: said.slice(0, 500) }, 'a logo could not be read');
    // Only the time limit kills the process: above the memory limit it ends by itself.
    return refuse({ code: child.killed ? 'logo-too-slow' : 'logo-broken' });
  };
  return { read: async (file) => (await inTurn(() => read(file))) ?? refuse({ code: 'temporarily-unavailable' }) };
}
