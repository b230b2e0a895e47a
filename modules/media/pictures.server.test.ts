import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/setup/eventually.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { testClock } from '#tests/setup/test-clock.ts';
import { imageWidths } from './image-widths.ts';
import { pictureFolder } from './picture-folder.server.ts';
import type { PictureSource } from './picture-source.ts';
import { createPictures } from './pictures.server.ts';
import { createWorkQueue } from './work-queue.ts';

const drawing = (colour: string, width = 1200) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="${width}" height="${width * 1.25}"><rect width="1200" height="1500" fill="${colour}"/></svg>`;
const modern = 'image/avif,image/webp,*/*';

const patient = (patienceMs = 45_000) =>
  createWorkQueue({ atOnce: 1, patienceMs, mostIdle: 10, now: () => performance.now() });

type Content = Record<string, { version: string; bytes: string | Uint8Array }>;

async function open(content: Content, queue = patient()) {
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

const here = (client: string) => ({ client, isWanted: () => true });
const one: Content = { 'a.jpg': { version: 'v1', bytes: drawing('#c00') } };
const avifsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.avif'));

test.each(imageWidths)('width %d of a drawing has that width, at most twice the drawing', async (width) => {
  const { shelf } = await open(one);
  const found = await shelf.read({ path: 'a.jpg', width, accept: 'image/webp' });
  const { width: wide, height, format } = await sharp(found?.bytes).metadata();
  expect([wide, format]).toEqual([Math.min(width, 2400), 'webp']);
  expect(height).toBe(Math.round(((wide ?? 0) * 1500) / 1200));
});

test('an uploaded picture is not enlarged, and keeps transparency if the format supports it', async () => {
  const small = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer();
  const { shelf } = await open({ 'logo.png': { version: 'v1', bytes: small } });
  const webp = await shelf.read({ path: 'logo.png', width: 1200, accept: 'image/webp' });
  expect(await sharp(webp?.bytes).metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true });
  const jpeg = await shelf.read({ path: 'logo.png', width: 223, accept: undefined });
  expect(await sharp(jpeg?.bytes).metadata()).toMatchObject({ width: 223, format: 'jpeg', hasAlpha: false });
});

test('AVIF is returned after it was made in idle time', async () => {
  const { shelf, folder } = await open(one);
  const ask = () => shelf.read({ path: 'a.jpg', width: 446, accept: modern });
  expect(await ask()).toMatchObject({ format: 'webp', isFinal: false });
  await eventually(async () => expect(await avifsIn(folder)).toHaveLength(1));
  const second = await ask();
  expect(second).toMatchObject({ format: 'avif', isFinal: true });
  expect(await sharp(second?.bytes).metadata()).toMatchObject({ width: 446, format: 'heif' });
  const old = await shelf.read({ path: 'a.jpg', width: 446, accept: 'image/webp' });
  expect(old).toMatchObject({ format: 'webp', isFinal: true });
});

test('wide pictures are not encoded as AVIF', async () => {
  const { shelf, folder } = await open(one);
  expect(await shelf.read({ path: 'a.jpg', width: 1200, accept: modern })).toMatchObject({ isFinal: true });
  await shelf.stop();
  expect(await avifsIn(folder)).toEqual([]);
});

test('a picture is loaded once for concurrent requests of all widths and formats', async () => {
  const { shelf, load } = await open(one);
  const widths = [223, 446, 640] as const;
  await Promise.all(
    widths.flatMap((width) => [
      shelf.read({ path: 'a.jpg', width, accept: 'image/webp' }),
      shelf.read({ path: 'a.jpg', width, accept: 'image/webp' }),
    ]),
  );
  await shelf.read({ path: 'a.jpg', width: 640, accept: undefined });
  expect(load).toHaveBeenCalledTimes(1);
});

const many = (count: number): Content =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${i}.jpg`, { version: 'v1', bytes: drawing(`rgb(${i} 0 0)`, 120) }]),
  );

test('a list page of new pictures is rendered for several visitors at once', async () => {
  const content = many(50);
  const { shelf, load } = await open(content);
  const visitor = (client: string) =>
    Object.keys(content).flatMap((path) =>
      ([223, 446] as const).map((width) => shelf.read({ path, width, accept: 'image/webp' }, here(client))),
    );
  const given = await Promise.all(['a', 'b', 'c'].flatMap(visitor));
  expect(given.filter((one) => one?.format === 'webp')).toHaveLength(300);
  expect(load).toHaveBeenCalledTimes(50);
});

test('if the wait is too long it refuses, and cached pictures are still returned', async () => {
  const content = many(6);
  const { shelf, load } = await open(content, patient(500));
  await shelf.read({ path: '0.jpg', width: 223, accept: undefined });
  const asked = await Promise.allSettled(
    Object.keys(content).map((path) => shelf.read({ path, width: 223, accept: undefined })),
  );
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { name: 'QueueFull' } });
  expect(asked[0]).toMatchObject({ status: 'fulfilled' });
  expect(load.mock.calls.length).toBe(6 - refused.length);
  for (const path of Object.keys(content))
    expect(await shelf.read({ path, width: 223, accept: undefined })).toBeDefined();
});

test('a request for one picture does not wait for thirty of another client', async () => {
  const content = many(31);
  const { shelf, load } = await open(content);
  const [last = '', ...others] = Object.keys(content).toReversed();
  const all = others.map((path) => shelf.read({ path, width: 223, accept: undefined }, here('many')));
  await eventually(() => expect(load).toHaveBeenCalled());
  const one = shelf.read({ path: last, width: 223, accept: undefined }, here('one'));
  await one;
  expect(load.mock.calls.length).toBeLessThan(15);
  await Promise.all(all);
});

test("a picture in another client's queue is made in the turn of the client that requests it", async () => {
  const content = many(31);
  const { shelf, load } = await open(content);
  const all = Object.keys(content).map((path) => shelf.read({ path, width: 223, accept: undefined }, here('many')));
  await eventually(() => expect(load).toHaveBeenCalled());
  await shelf.read({ path: '30.jpg', width: 223, accept: undefined }, here('one'));
  expect(load.mock.calls.length).toBeLessThan(15);
  await Promise.all(all);
});

test('list pictures go before wide ones', async () => {
  const { shelf, load } = await open(many(3));
  const ask = (path: string, width: 223 | 1920) => shelf.read({ path, width, accept: undefined });
  const first = Promise.withResolvers<Buffer<ArrayBuffer>>();
  load.mockImplementationOnce(() => first.promise);
  const all = [ask('0.jpg', 223)];
  await eventually(() => expect(load).toHaveBeenCalled());
  all.push(ask('1.jpg', 1920));
  await pause(50);
  all.push(ask('2.jpg', 223));
  await pause(50);
  first.resolve(Buffer.from(drawing('#c00')));
  await Promise.all(all);
  expect(load.mock.calls.map(([path]) => path)).toEqual(['0.jpg', '2.jpg', '1.jpg']);
});

test('a picture without waiting clients is not made', async () => {
  const { shelf, load } = await open(many(3));
  const gone = { client: 'a', isWanted: () => false };
  const first = shelf.read({ path: '0.jpg', width: 223, accept: undefined });
  const left = shelf.read({ path: '1.jpg', width: 223, accept: undefined }, gone);
  const shared = [
    shelf.read({ path: '2.jpg', width: 223, accept: undefined }, gone),
    shelf.read({ path: '2.jpg', width: 223, accept: undefined }),
  ];
  await expect(left).rejects.toMatchObject({ name: 'QueueFull' });
  await Promise.all([first, ...shared]);
  expect(load.mock.calls.map(([path]) => path).sort()).toEqual(['0.jpg', '2.jpg']);
});

test('list pictures are prepared once, without the raster, and existing ones are skipped', async () => {
  const { shelf, load, folder } = await open(one);
  await shelf.prepare('a.jpg', [223, 446]);
  await shelf.prepare('nothing.jpg', [223]);
  const files = (await readdir(folder, { recursive: true })).map((name) => name.split('.').slice(1).join('.'));
  expect(files.filter((name) => /\d|narrow/.test(name)).sort()).toEqual([
    '223.avif',
    '223.webp',
    '446.avif',
    '446.webp',
  ]);
  await shelf.prepare('a.jpg', [223, 446]);
  expect(load).toHaveBeenCalledTimes(1);
  const given = await shelf.read({ path: 'a.jpg', width: 446, accept: modern });
  expect(given).toMatchObject({ format: 'avif', isFinal: true });
});

test("a visitor's request goes before prepared pictures", async () => {
  const { shelf, load } = await open(many(3));
  const first = Promise.withResolvers<Buffer<ArrayBuffer>>();
  load.mockImplementationOnce(() => first.promise);
  const held = shelf.prepare('0.jpg', [223]);
  await eventually(() => expect(load).toHaveBeenCalled());
  const prepared = shelf.prepare('1.jpg', [223]);
  const visitor = shelf.read({ path: '2.jpg', width: 223, accept: undefined });
  // Both requests check the folder first and reach the queue a moment later.
  await pause(100);
  first.resolve(Buffer.from(drawing('#c00')));
  await Promise.all([held, visitor, prepared]);
  expect(load.mock.calls.map(([path]) => path)).toEqual(['0.jpg', '2.jpg', '1.jpg']);
});

test('a replaced picture is visible at once in its process', async () => {
  const content: Content = { 'a.jpg': { version: 'v1', bytes: drawing('#c00') } };
  const { shelf } = await open(content);
  expect(await shelf.version('a.jpg')).toBe('v1');
  content['a.jpg'] = { version: 'v2', bytes: drawing('#00c') };
  expect(await shelf.version('a.jpg')).toBe('v1');
  shelf.forget('a.jpg');
  expect(await shelf.version('a.jpg')).toBe('v2');
});

test('the first of two sources wins', async () => {
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

test('an unreadable picture is logged and not returned', async () => {
  const { shelf, lines } = await open({ 'a.jpg': { version: 'v1', bytes: 'no picture at all' } });
  expect(await shelf.read({ path: 'a.jpg', width: 223, accept: undefined })).toBe(undefined);
  expect(lines).toMatchObject([{ msg: 'a picture could not be made', path: 'a.jpg' }]);
});

test('a read-only folder makes pictures slower, but still available', async () => {
  const { log, lines } = logLines();
  const broken = async () => {
    throw new Error('no space left');
  };
  const shelf = createPictures({
    sources: [{ find: async () => ({ version: 'v1', load: async () => Buffer.from(drawing('#fff')) }) }],
    folder: {
      read: async () => undefined,
      has: async () => false,
      write: broken,
      tidy: broken,
      fullness: async () => 0,
    },
    clock: testClock(),
    log,
  });
  expect(await shelf.read({ path: 'a.jpg', width: 223, accept: undefined })).toMatchObject({ format: 'jpeg' });
  expect(lines[0]).toMatchObject({ msg: 'a picture could not be kept' });
});
