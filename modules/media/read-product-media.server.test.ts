import { beforeEach, expect, test } from 'vitest';
import { film, pdf } from '#tests/build/media.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { readProductMedia } from './read-product-media.server.ts';

let shop: TestShop;

const media = [
  { mediaId: 278, path: 'doc/declaration.pdf' },
  { mediaId: 143, path: 'doc/lost.pdf' },
  { mediaId: 47, path: 'films/how-to.mp4' },
  { mediaId: 48, path: 'films/lost.mp4' },
  { mediaId: 171, path: 'lost.jpg' },
  { mediaId: 43, path: 'front.jpg' },
];

beforeEach(async () => {
  shop = await openTestShop();
  await shop.files.put('media/doc/declaration.pdf', pdf, 'application/pdf');
  await shop.files.put('media/films/how-to.mp4', film(100), 'video/mp4');
  await shop.files.put('media/front.jpg', Buffer.from('a picture'), 'image/jpeg');
});

test('P107 a page has pictures, films with poster and documents; missing files are left out', async () => {
  const { assets, documents } = await readProductMedia(shop, media);
  const front = { path: 'front.jpg', version: await shop.pictures.version('front.jpg') };
  expect(assets).toEqual([
    { kind: 'image', mediaId: 43, ...front },
    { kind: 'video', address: expect.stringMatching(/^\/files\/films\/how-to\.mp4\?v=[0-9a-f]{10}$/), poster: front },
  ]);
  expect(documents).toEqual([
    { mediaId: 278, address: expect.stringMatching(/^\/files\/doc\/declaration\.pdf\?v=/), bytes: pdf.length },
  ]);
});

test('their addresses are served as immutable', async () => {
  const { assets, documents } = await readProductMedia(shop, media);
  const addresses = [...assets, ...documents].flatMap((one) => ('address' in one ? [one.address] : []));
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const answer = await openTestApp(shop).request(address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/immutable/)]);
  }
});

test('if the file storage is unavailable, the page is shown without films', async () => {
  const { log, lines } = logLines();
  const files = { ...shop.files, stat: () => Promise.reject(new Error('away')) };
  expect(await readProductMedia({ ...shop, log, files }, media)).toMatchObject({ documents: [] });
  expect(lines[0]).toMatchObject({ msg: 'a file could not be found' });
});
