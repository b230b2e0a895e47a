import { spawn } from 'node:child_process';
import { atExit } from '#tools/lib/at-exit.ts';
import { inRoot } from '#tools/lib/root.ts';

/** Starts a process with only these settings; `work` gets the address from its output. */
export async function withChild<T>(
  script: string,
  settings: Record<string, string>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [script], { cwd: inRoot(), env: { NODE_ENV: 'production', ...settings } });
  const forget = atExit(() => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const streams = [child.stdout, child.stderr];
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const ready = output.match(/^ready.*: http:\/\/\S+?:(\d+)$/m);
        if (!ready) return;
        // Its further output is not needed; it is drained so that the child does not block.
        for (const stream of streams) stream.off('data', read).resume();
        resolve(`http://127.0.0.1:${ready[1]}`);
      };
      for (const stream of streams) stream.on('data', read);
      void ended.then(() => reject(new Error(`${script} ended before it was ready:\n${output}`)));
    });
    return await work(address);
  } finally {
    child.kill('SIGTERM');
    await ended;
    forget();
  }
}
