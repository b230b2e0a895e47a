import { expect, test } from 'vitest';
import { aCxmlSystem, envelopeOf, postCxml } from '#tests/build/procurement-order.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const oci = '/api/auth/login/oci/4/session?MARKETID=1';
const cxml = '/api/auth/login/cxml/session?MARKETID=1';

test('too many requests are answered by a page at the doors of browsers, and in cXML to servers', async () => {
  const app = openTestApp(await openTestShop({ API_RATE_LIMIT: '1' }));
  const post = (path: string) => app.request(path, { method: 'POST', body: new URLSearchParams({ USERNAME: 'x' }) });
  await post(oci);
  const page = await post(oci);
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8']);
  expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await page.text()).toContain('<code>too-many-requests');
  const document = await post(cxml);
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  expect(await document.text()).toContain('<Status code="560" text="Temporary server error">');
});

const failing = () => {
  throw new Error('a defect of the shop');
};

test('a method and a failure that a door does not know are answered in its way', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  const page = await app.request(oci, { method: 'PUT' });
  expect([page.status, await page.text()]).toEqual([405, expect.stringContaining('<code>method-not-allowed')]);
  const { secret } = await aCxmlSystem(shop, app);
  const sent = envelopeOf({ secret, payloadId: 'p.1@buyer.example', body: '<ProfileRequest/>' });
  expect(await postCxml(app, sent)).toMatchObject({ http: 200, code: 200 });
  const db = { selectFrom: failing } as never;
  expect(await postCxml(openTestApp({ ...shop, db }), sent)).toMatchObject({ http: 200, code: 500 });
});
