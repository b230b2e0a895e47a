import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Child = {
  /** Waits until the child has printed a line with this beginning, and returns the line. */
  says(beginning: string): Promise<string>;
  /** kill -9: the child cannot clean up. */
  kill(): Promise<void>;
  /** Waits for the child to end by itself. */
  ends(): Promise<number | null>;
};

/** A separate process that runs a script of tests/setup/fixtures; it ends with the test. */
export function startChild(script: string, args: string[]): Child {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return {
    says: (beginning) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = output.split('\n').find((candidate) => candidate.startsWith(beginning));
          if (line !== undefined) resolve(line);
        };
        child.stdout.on('data', look);
        child.once('close', () => reject(new Error(`${script} ended without saying '${beginning}': ${output}`)));
        look();
      }),
    kill,
    ends: async () => {
      await ended;
      return child.exitCode;
    },
  };
}
