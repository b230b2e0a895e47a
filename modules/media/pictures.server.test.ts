import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { logLines } from '#tests/setup/log-lines.ts';
import { testClock } from '#tests/setup/test-clock.ts';
import { imageWidths } from './image-widths.ts';
import { pictureFolder } from './picture-folder.server.ts';
import type { PictureSource } from './picture-source.ts';
import { createPictures } from './pictures.server.ts';
import { createWorkQueue } from './work-queue.ts';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"><rect width="1200" height="1500" fill="${colour}"/></svg>`;
const modern = 'image/avif,image/webp,*/*';
const mayWait = { now: 50, soon: 2, idle: 10 };

type Content = Record<string, { version: string; bytes: string | Uint8Array }>;

async function open(content: Content, queue = createWorkQueue({ atOnce: 1, mayWait })) {
  const folder = await mkdtemp(join(tmpdir(), 'yrke-pictures-'));
  const load = vi.fn(async (path: string) => Buffer.from(content[path]?.bytes ?? ''));
  const source: PictureSource = {
    find: async (path) => content[path] && { version: content[path].version, load: () => load(path) },
  };
  const { log, lines } = logLines();
  const shelf = createPictures({
    sources: [source],
    folder: pictureFolder({ folder, maxBytes: 1e8 }),
    clock: testClock(),
    log,
    queue,
  });
  return { shelf, load, lines, folder };
}

const one: Content = { 'a.jpg': { version: 'v1', bytes: drawing('#c00') } };
const avifsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'));

test.each(imageWidths)('width %d of a drawing is that wide, at most twice the drawing', async (width) => {
  const { shelf } = await open(one);
  const found = await shelf.read({ path: 'a.jpg', width, accept: 'image/webp' });
  const { width: wide, height, format } = await sharp(found?.bytes).metadata();
  expect([wide, format]).toEqual([Math.min(width, 2400), 'webp']);
  expect(height).toBe(Math.round(((wide ?? 0) * 1500) / 1200));
});

test('an uploaded picture is not enlarged, and keeps its transparency where the format has one', async () => {
  const small = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  const { shelf } = await open({ 'logo.png': { version: 'v1', bytes: small } });
  const webp = await shelf.read({ path: 'logo.png', width: 1200, accept: 'image/webp' });
  expect(await sharp(webp?.bytes).metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true });
  const jpeg = await shelf.read({ path: 'logo.png', width: 223, accept: undefined });
  expect(await sharp(jpeg?.bytes).metadata()).toMatchObject({ width: 223, format: 'jpeg', hasAlpha: false });
});

test('AVIF is given to the next asker, once idle time has made it', async () => {
  const { shelf, folder } = await open(one);
  const ask = () => shelf.read({ path: 'a.jpg', width: 446, accept: modern });
  expect((await ask())?.format).toBe('webp');
  await vi.waitFor(async () => expect(await avifsIn(folder)).toHaveLength(1), 10_000);
  const second = await ask();
  expect(second?.format).toBe('avif');
  expect(await sharp(second?.bytes).metadata()).toMatchObject({ width: 446, format: 'heif' });
  expect((await shelf.read({ path: 'a.jpg', width: 446, accept: 'image/webp' }))?.format).toBe('webp');
});

test('wide pictures are not made as AVIF', async () => {
  const { shelf, folder } = await open(one);
  await shelf.read({ path: 'a.jpg', width: 1200, accept: modern });
  await shelf.stop();
  expect(await avifsIn(folder)).toEqual([]);
});

test('a picture is loaded once for all who ask, all widths and all formats', async () => {
  const { shelf, load } = await open(one);
  const widths = [223, 446, 640] as const;
  await Promise.all(
    widths.flatMap((width) => [
      shelf.read({ path: 'a.jpg', width, accept: 'image/webp' }),
      shelf.read({ path: 'a.jpg', width, accept: 'image/webp' }),
    ]),
  ).catch(() => {});
  await shelf.read({ path: 'a.jpg', width: 640, accept: undefined });
  expect(load).toHaveBeenCalledTimes(1);
});

test('past what may wait it refuses, and what is kept is still given', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`);
  const { shelf, load } = await open(
    Object.fromEntries(names.map((name, i) => [name, { version: 'v1', bytes: drawing(`#00${i}`) }])),
  );
  await shelf.read({ path: 'a.jpg', width: 223, accept: undefined });
  const asked = await Promise.allSettled(names.map((path) => shelf.read({ path, width: 223, accept: undefined })));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { name: 'QueueFull' } });
  expect(asked[0]).toMatchObject({ status: 'fulfilled' });
  expect(load.mock.calls.length).toBe(names.length - refused.length);
  for (const path of names) expect(await shelf.read({ path, width: 223, accept: undefined })).toBeDefined();
});

test('of two sources the first wins', async () => {
  const { folder } = await open(one);
  const from = (version: string): PictureSource => ({
    find: async () => ({ version, load: async () => Buffer.from(drawing('#fff')) }),
  });
  const shelf = createPictures({
    sources: [from('first'), from('second')],
    folder: pictureFolder({ folder, maxBytes: 1e8 }),
    clock: testClock(),
    log: logLines().log,
  });
  expect(await shelf.version('a.jpg')).toBe('first');
});

test('what is no picture is told to the log and not given', async () => {
  const { shelf, lines } = await open({ 'a.jpg': { version: 'v1', bytes: 'no picture at all' } });
  expect(await shelf.read({ path: 'a.jpg', width: 223, accept: undefined })).toBe(undefined);
  expect(lines).toMatchObject([{ msg: 'a picture could not be made', path: 'a.jpg' }]);
});

test('a folder that cannot be written makes it slower, not blind', async () => {
  const { log, lines } = logLines();
  const broken = async () => {
    throw new Error('no space left');
  };
  const shelf = createPictures({
    sources: [{ find: async () => ({ version: 'v1', load: async () => Buffer.from(drawing('#fff')) }) }],
    folder: { read: async () => undefined, write: broken, tidy: broken },
    clock: testClock(),
    log,
  });
  expect(await shelf.read({ path: 'a.jpg', width: 223, accept: undefined })).toMatchObject({ format: 'jpeg' });
  expect(lines[0]).toMatchObject({ msg: 'a picture could not be kept' });
});
