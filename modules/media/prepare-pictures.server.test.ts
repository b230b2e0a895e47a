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
  const run = () => preparePictures({ pictures: { prepare }, folder, log, paths, signal: stop.signal, pauseMs: 0 });
  return { prepare, lines, stop, run };
}

test('every picture in the list widths, one after another', async () => {
  const { prepare, run } = open();
  await run();
  expect(prepare.mock.calls).toEqual(paths.map((path) => [path, [223, 446]]));
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
