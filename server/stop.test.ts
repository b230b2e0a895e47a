import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

// A separate process, because the test is about its end. It answers a request only after the stop signal.
const program = `
  import { listen } from '#server/listen.ts';
  import { stopInOrder } from '#server/stop.ts';
  const listener = await listen({ PORT: 0, HOST: '127.0.0.1' });
  listener.serve(async (request, response) => {
    console.log('asked');
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.log('answered');
    response.end('finished');
  });
  stopInOrder({ listener, endStreams: () => console.log('streams ended'), close: async () => { console.log('closed'); } });
  console.log(String(listener.port));
`;

async function run() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => lines.push(...chunk.trim().split('\n')));
  const isPrinted = async (wanted: RegExp) => {
    while (!lines.some((line) => wanted.test(line))) await once(child.stdout, 'data');
    return lines.find((line) => wanted.test(line));
  };
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  return { child, lines, isPrinted, ended, port: await isPrinted(/^\d+$/) };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the running request is answered, then everything is closed, and the process ends with 0',
  async (signal) => {
    const { child, lines, isPrinted, ended, port } = await run();
    const answer = fetch(`http://127.0.0.1:${port}/`);
    await isPrinted(/asked/);
    child.kill(signal);
    child.kill(signal);
    expect(await (await answer).text()).toBe('finished');
    expect(await ended).toEqual([0, null]);
    expect(lines.slice(1)).toEqual(['asked', 'streams ended', 'answered', 'closed']);
  },
  20_000,
);
