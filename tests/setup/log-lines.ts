import { Writable } from 'node:stream';
import { createLog } from '#platform/log.server.ts';

type LogLine = { level: number; msg: string; [fact: string]: unknown };

/** The real log, with its lines stored for the test. */
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
