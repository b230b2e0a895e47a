import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, nameTag } from '#tests/build/vas.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import type { Drawing } from '../proof/drawing-shape.ts';
import { drawingOf } from './drawing-of.ts';
import { packDrawing, unpackDrawing } from './kept-drawing.server.ts';
import { listOrderProofs } from './proof-store.server.ts';

const onThigh = goodsWithServices.map((row) =>
  'serviceArticleId' in row ? { ...row, positions: [{ code: 'right thigh', name: { en: 'Right thigh' } }] } : row,
);

/** An order of trousers with a name, and its sheets. */
async function orderedName() {
  const shop = await openSendingShop();
  await bringFeed(shop, onThigh);
  const app = openTestApp(shop);
  const company = await aCompany().with({ ShowVas: 'true' }).save(shop.db);
  const buyer = await aBuyer(shop, app, { company, role: roles.customerAdmin }, []);
  const metadata = [{ key: 'CoWorkerId', value: String(buyer.customerId) }];
  const row = {
    sku: trousers,
    quantity: 1,
    services: [{ serviceArticleId: nameTag, position: 'right thigh' }],
    metadata,
  };
  await app.json(`/api/cart/carts/${buyer.cartId}/products`, 'POST', row, buyer.headers);
  await sent(sendAs(app, buyer));
  await shop.events.deliverDue();
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const read = async (file: string) => {
    const answer = await app.request(`/api/document/documents/order/${orderId}/${file}`, { headers: buyer.headers });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  return {
    shop,
    orderId,
    readSvg: async () => {
      const { status, bytes } = await read('proof/200/svg');
      return { status, text: new TextDecoder().decode(bytes) };
    },
    readSheet: async () => readPdf((await read('proofs/pdf?lang=en')).bytes),
  };
}

const drawingIn = async ({ db }: SendingShop): Promise<Drawing> => {
  const { drawing } = await db
    .selectFrom('proof')
    .select('drawing')
    .where('order_id', 'is not', null)
    .executeTakeFirstOrThrow();
  if (!drawing) throw new Error('the drawing was not kept');
  return unpackDrawing(drawing);
};

/** As if code of another version had drawn it. */
const keep = ({ db }: SendingShop, drawing: Drawing | undefined) =>
  sql`update proof set data = jsonb_set(data, '{drawnBy}', '"1/other"'), drawing = ${drawing ? packDrawing(drawing) : null}
    where order_id is not null`.execute(db);

test('an order shows the proof that was signed off, although other code draws by now', async () => {
  const { shop, orderId, readSvg, readSheet } = await orderedName();
  const today = await readSvg();
  expect(today.status).toBe(200);
  const drawing = await drawingIn(shop);
  const made = (await listOrderProofs(shop.db, orderId)).get(200);
  expect(made?.look).toBeUndefined();
  expect(await drawingOf(made)).toEqual(drawing);
  await keep(shop, { ...drawing, shapes: [...drawing.shapes, { d: 'M0 0L9 9Z', fill: '#c0ffee' }] });
  const spot = '<path d="M0 0L9 9Z" fill="#c0ffee"/></svg>';
  expect((await readSvg()).text).toBe(today.text.replace('</svg>', spot));
  expect((await readSheet()).text).not.toContain('was not');
});

test('a look that was not kept is not drawn anew, and the sheet says so', async () => {
  const { shop, readSvg, readSheet } = await orderedName();
  await keep(shop, undefined);
  expect((await readSvg()).status).toBe(404);
  const text = (await readSheet()).text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('was not kept');
  expect(text).toContain('Ada Berg');
});
