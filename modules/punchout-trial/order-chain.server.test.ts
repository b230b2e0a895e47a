import { expect, test } from 'vitest';
import { trousers } from '#tests/build/goods.ts';
import { aProcurementSystem } from '#tests/build/procurement.ts';
import { openSendingShop } from '#tests/build/sending.ts';
import { problemsByDtd, problemsOfOutgoing } from '#tests/cxml/check-dtd.ts';
import { listenOn } from '#tests/setup/socket.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { sendMessages } from '../punchout-order/send-messages.server.ts';

type Step = { direction: string; kind: string; fields: { name: string; value: string; problem?: string }[] };

const outgoing = ['confirmation', 'ship-notice', 'invoice'];

test('U06 a run of the built-in system goes from the setup to the invoice: what staff dispatch and bill comes back to it', async () => {
  const shop = await openSendingShop();
  const app = openTestApp(shop);
  await listenOn(shop, app);
  const { company, path, staff } = await aProcurementSystem(shop, app, { type: 'CXML' });
  await shop.db
    .insertInto('company_address')
    .values({
      company_id: company.id,
      kind: 'delivery',
      address_line_1: 'Storgatan 1',
      address_line_2: null,
      zip_code: '11122',
      city: 'Stockholm',
      region: null,
      country_code: 'SE',
    })
    .execute();
  const post = async (to: string, body: unknown) => {
    const answer = await app.json(to, 'POST', body, staff);
    expect([to, answer.ok]).toEqual([to, true]);
    return answer.json();
  };
  const deliver = async () => {
    await shop.events.deliverDue();
    await sendMessages(shop);
  };
  const { id } = (await post(`${path}/trials`, { protocol: 'CXML' })) as { id: string };
  const stepsOf = async () =>
    ((await (await app.request(`${path}/trials/${id}`, { headers: staff })).json()) as { steps: Step[] }).steps;
  await post(`${path}/trials/${id}/visits`, { question: 'start', sku: trousers, quantity: 2 });
  await post(`${path}/trials/${id}/orders`, { type: 'new' });
  await deliver();
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const rows = [{ rowNumber: 100, quantity: 2 }];
  const report = (facts: object) => post(`/api/order/orders/${orderId}/reports`, facts);
  await report({ messageId: 'm1', kind: 'delivery', dispatchNumber: 'D-1', carrier: 'PostNord', rows });
  await deliver();
  await report({ messageId: 'm2', kind: 'invoice', rows });
  await deliver();

  const steps = await stepsOf();
  expect(steps.map(({ direction, kind }) => `${direction} ${kind}`)).toEqual([
    'in start',
    'out answer',
    'out cart',
    'in order',
    'out answer',
    'out confirmation',
    'out ship-notice',
    'out invoice',
  ]);
  const valueOf = (kind: string, name: string) =>
    steps.findLast((step) => step.kind === kind)?.fields.find((field) => field.name === name)?.value;
  const orderRef = valueOf('order', 'Request/OrderRequest/OrderRequestHeader/@orderID');
  expect(orderRef).toMatch(/^TRIAL-/);
  const confirmed = 'Request/ConfirmationRequest';
  expect(valueOf('confirmation', `${confirmed}/ConfirmationHeader/@type`)).toBe('accept');
  expect(valueOf('confirmation', `${confirmed}/OrderReference/@orderID`)).toBe(orderRef);
  const shipped = 'Request/ShipNoticeRequest';
  expect(valueOf('ship-notice', `${shipped}/ShipNoticeHeader/@shipmentID`)).toBe('D-1');
  expect(valueOf('ship-notice', `${shipped}/ShipNoticePortion/ShipNoticeItem/@quantity`)).toBe('2');
  expect(valueOf('ship-notice', `${shipped}/ShipNoticePortion/OrderReference/@orderID`)).toBe(orderRef);
  const billed = 'Request/InvoiceDetailRequest';
  expect(valueOf('invoice', `${billed}/InvoiceDetailSummary/DueAmount/Money`)).toBe('2000.00');
  expect(valueOf('invoice', `${billed}/InvoiceDetailOrder/InvoiceDetailOrderInfo/OrderReference/@orderID`)).toBe(
    orderRef,
  );
  expect(
    steps.flatMap(({ kind, fields }) => fields.filter(({ problem }) => problem).map(({ name }) => `${kind} ${name}`)),
  ).toEqual([]);

  const kept = await shop.db.selectFrom('punchout_trial_step').select(['kind', 'body']).orderBy('seq').execute();
  const problems = kept.flatMap(({ kind, body }) => {
    if (!('xml' in body)) return [`${kind} is no document`];
    return outgoing.includes(kind) ? problemsOfOutgoing(body.xml) : problemsByDtd(body.xml);
  });
  expect(problems).toEqual([]);
  const log = await shop.db.selectFrom('punchout_message').select(['kind', 'last_answer', 'sent_at']).execute();
  expect(log.map(({ kind, sent_at }) => [kind, sent_at !== null])).toEqual(outgoing.map((kind) => [kind, true]));
});
