import { Writable } from 'node:stream';
import { createLog } from '#platform/log.server.ts';

type LogLine = { level: number; msg: string; [fact: string]: unknown };

/** The real log, its lines kept for a test to read. */
export function logLines() {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as LogLine);
      done();
    },
  });
  return { log: createLog('debug', destination), lines };
}
