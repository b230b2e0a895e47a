import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aCategory, aColour, aPrice, aPriceList, aProduct } from '#tests/build/feed.ts';
import { pdf } from '#tests/build/media.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startS3Server } from '#tests/setup/s3-server.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBuiltApp } from './built-app.ts';

const picture = 'products/10001110/100011100100_43.jpg';
const product = {
  ...aProduct({ style: 1000 }),
  colours: [{ ...aColour({ style: 1000 }), media: [{ mediaId: 43, path: picture }] }],
};

async function openShopOnS3() {
  const s3 = await startS3Server();
  const shop = await openTestShop({
    S3_BUCKET: 'shop',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  await bringFeed(shop, [aCategory(), aPriceList(), product, aPrice({ style: 1000 })]);
  return { outage: s3.outage, app: await openBuiltApp(shop) };
}

test('Q19 while the object storage is unavailable pages work, uploads and files get 503, and it recovers', async () => {
  const { outage, app } = await openShopOnS3();
  const upload = (path: string, body: Uint8Array<ArrayBuffer>, type: string) =>
    app.get(`/api/content/media?path=${path}`, {
      method: 'PUT',
      body,
      claims: {},
      headers: { 'content-type': type, origin: 'http://se.localhost:3000', 'accept-language': 'sv' },
    });
  const statusOf = async (path: string) => (await app.get(path)).status;
  const photo = await sharp({ create: { width: 300, height: 375, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  expect((await upload(picture, new Uint8Array(photo), 'image/jpeg')).status).toBe(200);
  expect((await upload('terms.pdf', new Uint8Array(pdf), 'application/pdf')).status).toBe(200);

  outage.isAway = true;
  for (const path of ['/sv/alla-produkter', '/sv/produkt/trousers-1000', '/login'])
    expect(`${path} ${await statusOf(path)}`).toBe(`${path} 200`);
  const refused = await upload('other.pdf', new Uint8Array(pdf), 'application/pdf');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({
    code: 'temporarily-unavailable',
    title: 'Butiken är tillfälligt otillgänglig. Försök igen om en minut.',
  });
  expect(await statusOf('/files/terms.pdf')).toBe(503);
  // A picture that cannot be read now is not missing: a cache must not store a 404.
  expect(await statusOf('/pictures/products/10001110/other.jpg?w=446')).toBe(503);

  outage.isAway = false;
  expect((await upload('other.pdf', new Uint8Array(pdf), 'application/pdf')).status).toBe(200);
  expect(await statusOf('/files/other.pdf')).toBe(200);
  expect(await statusOf('/pictures/products/10001110/other.jpg?w=446')).toBe(404);
});
