import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { createMail, type Mail } from '#platform/mail/mail.server.ts';
import { someGeneral } from '#tests/build/content.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { saveGeneral } from '../content/save-general.server.ts';
import { markets } from '../market/markets.ts';
import { findOrderByLink } from './find-order.server.ts';
import { insertOrder } from './insert-order.server.ts';
import { receiversOf } from './mail-order.server.ts';
import { orderPending, orderPlaced } from './order-events.ts';
import { readSeller } from './read-seller.server.ts';

type Facts = Parameters<typeof anOrder>[0];

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: PayingShop;
/** Called before and after a mail is passed to the mail server. */
let hooks: { before?: () => void; after?: () => void };

beforeEach(async () => {
  smtp = await startSmtpServer();
  hooks = {};
  const opened = await openPayingShop({ SMTP_URL: smtp.url });
  const real = createMail(opened.env);
  const mail: Mail = {
    send: async (message) => {
      hooks.before?.();
      await real.send(message);
      hooks.after?.();
    },
  };
  shop = await openPayingShop({ SMTP_URL: smtp.url }, { mail });
});

const placed = { paymentState: 'Default', paymentMethodId: 169, status: 100, placedAt: new Date() } as const;

async function place(facts: Facts = {}, name = orderPlaced) {
  const made = anOrder({ ...placed, ...facts });
  const orderNo = await insertOrder(shop.db, made);
  const { id: orderId } = made.order;
  await shop.events.publish(shop.db, { name, key: orderId, payload: { orderId } });
  await shop.events.deliverDue();
  return { orderNo, orderId };
}

const mails = () => Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
const failOnce = (): (() => void) => {
  let isFirst = true;
  return () => {
    if (!isFirst) return;
    isFirst = false;
    throw new Error('the connection is gone');
  };
};

test('a placed order is confirmed by one mail, as text and HTML, with a link that opens it', async () => {
  const { orderNo, orderId } = await place({
    rows: [anOrderRow({ quantity: 2, picture: 'products/1.jpg' }), anOrderRow({ rowNumber: 200, name: 'Jacket <XL>' })],
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Din beställning ${orderNo}`);
  expect(mail?.messageId).toBe(`<order-${orderId}@se.localhost>`);
  expect(smtp.envelopes[0]?.to).toEqual(['eva@home.example']);
  for (const body of [mail?.text, mail?.html])
    for (const words of [
      'Tack för din beställning',
      'Trousers',
      '2 000,00 kr',
      'Antal: 2',
      'Gatan 1',
      '111 22 Stockholm',
    ])
      expect(body?.replaceAll(/\s/g, ' ')).toContain(words);
  expect(mail?.html).toContain('Jacket &lt;XL&gt;');
  expect(mail?.html).toContain('src="http://se.localhost:3000/pictures/products/1.jpg?w=223');
  const [link = ''] = mail?.text?.match(/http\S+/) ?? [];
  expect(link).toContain('http://se.localhost:3000/sv/kassa/status/confirmed?o=');
  const found = await findOrderByLink(shop, aVisit(), { link: new URL(link).searchParams.get('o') ?? '' });
  expect(found).toMatchObject({ value: { order: { orderNo } } });
});

test('extra recipients get the mail too, each once and hidden from the others', async () => {
  const metadata = {
    ...anOrder().order.metadata,
    ExtraOrderConfirmationEmail: 'chef@bygg.example; EVA@home.example,nonsense',
  };
  await place({ metadata });
  expect(smtp.envelopes.map(({ to }) => to)).toEqual([['EVA@home.example', 'chef@bygg.example']]);
  expect(smtp.received[0]?.toString()).not.toContain('chef@bygg.example');
  const many = Array.from({ length: 30 }, (_, index) => `a${index}@bygg.example`).join(',');
  const receivers = receiversOf({ ...anOrder().order, metadata: { ...metadata, ExtraOrderConfirmationEmail: many } });
  expect(receivers).toHaveLength(11);
});

describe('a failing mail server', () => {
  test('before it accepts the mail: the mail is sent later, once', async () => {
    hooks.before = failOnce();
    await place();
    expect(smtp.received).toEqual([]);
    shop.clock.moveBy(1000);
    await shop.events.deliverDue();
    expect(smtp.received).toHaveLength(1);
  });

  test('after it accepted the mail: the mail is sent again with the same id', async () => {
    hooks.after = failOnce();
    await place();
    shop.clock.moveBy(1000);
    await shop.events.deliverDue();
    const ids = (await mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

const waiting = { kind: 'approval', status: 0, placedAt: undefined } as const;

test('an order that waits for approval gets a mail that says so, and a confirmation when it is placed', async () => {
  const { orderId } = await place(waiting, orderPending);
  await shop.db.updateTable('orders').set({ placed_at: shop.clock.now(), status: 300 }).execute();
  await shop.events.publish(shop.db, { name: orderPlaced, key: orderId, payload: { orderId } });
  await shop.events.deliverDue();
  const all = await mails();
  expect(all.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('väntar på attest'),
    expect.stringContaining('Din beställning'),
  ]);
  expect(all.map(({ messageId }) => messageId)).toEqual([
    `<order-${orderId}-pending@se.localhost>`,
    `<order-${orderId}@se.localhost>`,
  ]);
  expect(all[1]?.text).toContain('Faktureras');
  expect(all[0]?.text?.replaceAll(/\s+/g, ' ')).toContain('Den som beslutar har fått ett mejl.');
});

const textOf = async (facts: Facts, name = orderPlaced) => {
  await place(facts, name);
  const sent = await mails();
  return sent.at(-1)?.text?.replaceAll(/\s/g, ' ') ?? '';
};

test('tax is listed by rate, with the services of the products', async () => {
  const { order } = anOrder();
  const rate = (basisPoints: number, tax: number) => ({
    basisPoints,
    net: money(80_000, 'SEK'),
    tax: money(tax, 'SEK'),
  });
  const tax = { treatment: 'domestic', rows: [rate(2500, 20_000), rate(1200, 9600), rate(0, 0)] } as const;
  const text = await textOf({ tax });
  expect(text).toContain('Varor inkl. moms: 1 000,00 kr');
  expect(text).toContain('varav moms 25 %: 200,00 kr varav moms 12 %: 96,00 kr Totalt inkl. moms: 1 000,00 kr');
  expect(text).not.toContain('moms 0 %');
  expect(await textOf({ tax, mode: 'excl' })).toContain('Varor exkl. moms: 800,00 kr');
  const untaxed = { treatment: 'intra-community', rows: [rate(0, 0)] } as const;
  const abroad = await textOf({ tax: untaxed, mode: 'excl', priced: order.priced });
  expect(abroad).toContain('ingen moms tas ut');
  expect(abroad).toContain('omvänd betalningsskyldighet');
});

test.each([
  ['a card', { paymentState: 'Confirmed', paymentMethodId: 168 }, 'Betalt med kort: 1 000,00 kr'],
  ['an account', { paymentMethodId: 169 }, 'Faktureras: 1 000,00 kr'],
] as const)('a mail about an order paid by %s does not ask for payment', async (_, facts, words) => {
  const text = await textOf(facts);
  expect(text).toContain(words);
  expect(text).not.toContain('Att betala');
});

test('an order that waits for approval is neither paid nor invoiced yet', async () => {
  const text = await textOf(waiting, orderPending);
  expect(text).not.toMatch(/Faktureras|Betalt/);
});

test('the mail names the seller, the contact, the terms and the right of withdrawal', async () => {
  const staticPages = [
    { slug: 'terms', title: 'Köpvillkor' },
    { slug: 'delivery-and-returns', title: 'Leverans och retur' },
  ];
  const general = { language: 'sv', everywhere: false, general: someGeneral({ staticPages }) } as const;
  expect(await saveGeneral(shop, aVisit({ claims: someClaims() }), general)).toMatchObject({ ok: true });
  const text = await textOf({});
  expect(text).toContain('Säljare: Yrke, Gatan 1, 111 11 Stockholm, Sweden Orders: orders@yrke.example');
  expect(text).toContain('Köpvillkor: http://se.localhost:3000/sv/terms');
  expect(text).toContain('Ångerrätt och retur: http://se.localhost:3000/sv/delivery-and-returns');
  const asked = { market: markets.se, language: 'sv', home: 'http://se.localhost:3000', isConsumer: false } as const;
  expect((await readSeller(shop, asked)).links[1]?.label).toBe('Leverans och retur');
});

test('where prices are hidden the mail has none', async () => {
  await place({ hidesPrices: true });
  const [mail] = await mails();
  expect(mail?.text).toContain('Trousers');
  for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/\d kr/);
});

test.each(languages)('in %s every word is there', async (language: Language) => {
  const metadata = {
    ...anOrder().order.metadata,
    OrderNumber: '7',
    ProjectNumber: '8',
    OrderLabel: 'L',
    SalesRef: 'R',
  };
  const row = anOrderRow({ backOrdered: 1, nextDeliveryDate: '2026-12-24' });
  const gift = anOrderRow({ rowNumber: 200, backOrdered: 1 });
  const rows = [row, { ...gift, price: { ...gift.price, isFree: true } }];
  const { order } = anOrder();
  const tax = { ...order.tax, treatment: 'intra-community' } as const;
  const invoiceAddress = order.delivery.address;
  await place({ language, metadata, rows, tax, invoiceAddress, comment: 'C' });
  const [mail] = await mails();
  for (const body of [mail?.subject, mail?.text, mail?.html])
    expect(body).not.toMatch(/\b(mail|summary|payment|tax)\.[a-z]/i);
  expect(mail?.html).toContain(`<html lang="${language}">`);
});

test('the ERP gets the order once it is placed, and again after a failure', async () => {
  const sent: string[] = [];
  const fails = failOnce();
  const orderExport = {
    ...shop.orderExport,
    send: async ({ orderNo }: { orderNo: string }) => {
      fails();
      sent.push(orderNo);
    },
  };
  shop = await openPayingShop({}, { orderExport });
  const first = await place();
  await place(waiting, orderPending);
  expect(sent).toEqual([]);
  shop.clock.moveBy(1000);
  await shop.events.deliverDue();
  expect(sent).toEqual([first.orderNo]);
});

test('by default the shop writes orders as files', async () => {
  const { orderNo, orderId } = await place();
  const file = await shop.files.get(`orders/${orderNo}.json`);
  expect(JSON.parse(String(file))).toMatchObject({ id: orderId, orderNo });
});
