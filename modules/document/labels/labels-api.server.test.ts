import { beforeEach, expect, test } from 'vitest';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { qrSquares } from './qr-squares.ts';

let shop: TestShop;
let app: TestApp;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  world = await aLaundryWorld(shop);
});

const ask = async (orderId: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(`/api/document/documents/order/${orderId}/garment-labels?cultureCode=en`, {
    headers,
  });
  return { status: answer.status, ...(answer.ok && readPdf(await answer.bytes())) };
};

test('the label sheet has a code, product, size, number and locker for each piece', async () => {
  const { orderId, garments } = await deliverGarments(shop, world);
  const sheet = await ask(orderId, await app.bearer(world.claims.admin));
  expect(sheet).toMatchObject({ status: 200, pages: 1, boxes: 0 });
  expect(sheet.text?.match(/Trousers/g)).toHaveLength(5);
  expect(sheet.text?.match(/No. 31001/g)).toHaveLength(3);
  expect(sheet.text?.match(/Locker 12\/1/g)).toHaveLength(3);
  // Each code is one drawing; one of its last squares tells codes apart.
  const mm = 72 / 25.4;
  const lefts = garments.map(({ id }, at) => {
    const { size, dark } = qrSquares(`http://se.localhost:3000/garments/${id}`);
    return ((at % 3) * 70 + 5 + ((dark.at(-2)?.column ?? 0) * 25) / size) * mm;
  });
  expect(sheet.bars?.map(({ left }) => left.toFixed(2))).toEqual(
    lefts.toSorted((a, b) => a - b).map((left) => left.toFixed(2)),
  );
});

test('labels are for administrators of the company and staff; to others the order does not exist', async () => {
  const { orderId } = await deliverGarments(shop, world);
  const { admin, wearer, colleague, laundry, stranger } = world.claims;
  expect((await ask(orderId)).status).toBe(401);
  for (const other of [wearer, colleague, laundry, stranger])
    expect((await ask(orderId, await app.bearer(other))).status).toBe(404);
  expect((await ask(orderId, await app.bearer({ tasks: ['catalogue'] }))).status).toBe(404);
  expect((await ask(orderId, await app.bearer({ tasks: ['orders'] }))).status).toBe(200);
  expect((await ask(orderId, await app.bearer(admin))).status).toBe(200);
});
