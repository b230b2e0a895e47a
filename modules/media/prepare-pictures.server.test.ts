import { expect, test, vi } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { preparePictures } from './prepare-pictures.server.ts';
import { QueueFull } from './work-queue.ts';

const paths = Array.from({ length: 120 }, (_, index) => `${index}.jpg`);

function open({ fullness = [0], fails = {} }: { fullness?: number[]; fails?: Record<string, Error> } = {}) {
  const { log, lines } = logLines();
  const full = [...fullness];
  const prepare = vi.fn(async (path: string, _widths: readonly number[]) => {
    if (fails[path]) throw fails[path];
  });
  const folder = { fullness: async () => full.shift() ?? fullness.at(-1) ?? 0 };
  const stop = new AbortController();
  const rests: number[] = [];
  const rest = async (ms: number) => rests.push(ms);
  let time = 0;
  // Each picture takes 40 ms by this clock.
  const now = () => (time += 40);
  const run = (all = paths) =>
    preparePictures({ pictures: { prepare }, folder, log, paths: all, signal: stop.signal, now, rest });
  return { prepare, lines, rests, stop, run };
}

test('every picture in the list widths, one after another', async () => {
  const { prepare, run } = open();
  await run();
  expect(prepare.mock.calls).toEqual(paths.map((path) => [path, [223, 446]]));
});

test('a picture that took 40 ms is followed by a rest of 360 ms, so that it costs a tenth of a core', async () => {
  const { rests, run } = open();
  await run(paths.slice(0, 2));
  expect(rests).toEqual([360, 360]);
});

test('the work ends after 300 pictures, the first of the lists', async () => {
  const { prepare, run } = open();
  await run(Array.from({ length: 301 }, (_, index) => `${index}.jpg`));
  expect(prepare).toHaveBeenCalledTimes(300);
});

test("half of the folder is left for visitors' requests", async () => {
  const { prepare, run } = open({ fullness: [0.1, 0.49, 0.5] });
  await run();
  expect(prepare).toHaveBeenCalledTimes(100);
});

test('it stops when the shop closes', async () => {
  const { prepare, stop, run } = open();
  prepare.mockImplementation(async (path) => {
    if (path === '3.jpg') stop.abort();
  });
  await run();
  expect(prepare).toHaveBeenCalledTimes(4);
});

test('a failing picture does not stop the others', async () => {
  const { prepare, lines, run } = open({ fails: { '1.jpg': new Error('broken'), '2.jpg': new QueueFull('idle') } });
  await run();
  expect(prepare).toHaveBeenCalledTimes(paths.length);
  expect(lines).toMatchObject([{ msg: 'a picture could not be made ahead', path: '1.jpg' }]);
});
