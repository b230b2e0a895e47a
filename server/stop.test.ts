import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

// A separate process, because the test is about its end. It answers a request only after the stop signal.
const program = (busyMs: number) => `
  import { listen } from '#server/listen.ts';
  import { endOnSignal } from '#server/stop.ts';
  const ending = endOnSignal();
  const listener = await listen({ PORT: 0, HOST: '127.0.0.1' });
  listener.serve(async (request, response) => {
    console.log('asked');
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.log('answered');
    response.end('finished');
  });
  console.log('starting');
  // The start of a shop blocks its thread now and then.
  if (${busyMs}) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${busyMs});
  ending.inOrder({ listener, endStreams: () => console.log('streams ended'), close: async () => { console.log('closed'); } });
  console.log(String(listener.port));
`;

function run(busyMs = 0) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(busyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => lines.push(...chunk.trim().split('\n')));
  const isPrinted = async (wanted: RegExp) => {
    while (!lines.some((line) => wanted.test(line))) await once(child.stdout, 'data');
    return lines.find((line) => wanted.test(line));
  };
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, lines, isPrinted, ended };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the running request is answered, then everything is closed, and the process ends with 0',
  async (signal) => {
    const { child, lines, isPrinted, ended } = run();
    const port = await isPrinted(/^\d+$/);
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await isPrinted(/asked/);
    child.kill(signal);
    child.kill(signal);
    expect(await (await answer).text()).toBe('finished');
    expect(await ended).toEqual([0, null]);
    expect(lines.slice(2)).toEqual(['asked', 'streams ended', 'answered', 'closed']);
  },
  20_000,
);

test('a signal that arrives while the start blocks the process is not lost', async () => {
  const { child, lines, isPrinted, ended } = run(1000);
  await isPrinted(/starting/);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(lines.slice(2)).toEqual(['streams ended', 'closed']);
}, 20_000);
