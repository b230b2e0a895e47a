import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { anOpenOrder } from '#tests/build/fulfilment.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { marketList } from '../../market/markets.ts';
import { insertOrder } from '../../order/insert-order.server.ts';
import { orderProgressed } from '../../order/order-events.ts';
import { applyReport } from '../apply-report.server.ts';
import { markOverdue } from '../mark-overdue.server.ts';
import { findSteps } from '../order-step-store.server.ts';
import type { Report } from '../reports/report.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: PayingShop;
let told = 0;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openPayingShop({ SMTP_URL: smtp.url });
});

async function tell(orderId: string, report: Report) {
  told += 1;
  const applied = await applyReport(shop, { orderId, source: 'test', messageId: String(told), report });
  expect(applied).toMatchObject({ ok: true });
  await shop.events.deliverDue();
}

/** The language of the mail if it is one of the market's own; otherwise the market's first language. */
const spokenIn = (language: Language) => ({
  language,
  marketId: marketList.find(({ languages }) => languages.includes(language))?.marketId ?? 0,
});

const mails = () => Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
const last = async () => {
  const mail = (await mails()).at(-1);
  return { ...mail, text: mail?.text?.replaceAll(/\s/g, ' ') ?? '' };
};
const parcel = (dispatchNumber: string, rowNumber: number, quantity: number): Report => ({
  kind: 'delivery',
  dispatchNumber,
  carrier: 'Norrfrakt',
  trackingNumber: 'NF1',
  trackingUrl: 'https://norrfrakt.example/NF1',
  expectedOn: '2026-11-20',
  rows: [{ rowNumber, quantity }],
});

test('N18 the buyer gets a mail when the order is confirmed, for each parcel, and when everything was sent', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  await tell(id, { kind: 'accepted' });
  expect(await last()).toMatchObject({
    subject: `Beställning ${orderNo} är bekräftad`,
    messageId: `<order-${id}-confirmed@se.localhost>`,
  });
  await tell(id, parcel('D 1', 100, 2));
  const part = await last();
  expect(part.subject).toBe(`Ett paket från beställning ${orderNo} är på väg`);
  expect(part.messageId).toBe(`<order-${id}-sent-442031@se.localhost>`);
  for (const words of [
    'Spåra paketet: https://norrfrakt.example/NF1',
    'Trousers',
    'Antal: 2',
    'Norrfrakt',
    '20 nov. 2026',
  ])
    expect(part.text).toContain(words);
  expect(part.html).toContain('href="https://norrfrakt.example/NF1"');
  expect(part.html).toContain('href="http://se.localhost:3000/sv/bestallning/status?o=');
  await tell(id, parcel('D-2', 100, 1));
  await tell(id, parcel('D-3', 200, 2));
  expect((await last()).subject).toBe(`Allt i beställning ${orderNo} är på väg`);
  expect(smtp.envelopes.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => ['eva@home.example']));
});

test('N18 a status change to Delivered 600 mails the buyer in its language', async () => {
  const { id, orderNo } = await anOpenOrder(shop, spokenIn('de'));
  await tell(id, { kind: 'status', status: 600 });
  expect((await mails()).map(({ subject }) => subject)).toEqual([`Bestellung ${orderNo} wurde geliefert`]);
});

test('N18 the mail names denied goods, and says whether money is refunded', async () => {
  const { id } = await anOpenOrder(shop);
  await tell(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 1 }] });
  const account = await last();
  expect(account.text).toContain('Några varor kommer inte');
  expect(account.text).toContain('Antal: 1');
  expect(account.text).toContain('debiteras inte');
  const card = await anOpenOrder(shop, { paymentMethodId: 168, paymentState: 'Confirmed' });
  await aPayment(card.id, 'P1');
  await tell(card.id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 1 }] });
  expect((await last()).text).toContain('får du tillbaka');
  expect(await refundsIn(card.id)).toBe(1);
});

const aPayment = (orderId: string, reference: string | null) =>
  shop.db
    .insertInto('payment')
    .values({ order_id: orderId, provider: 'simulator', kind: 'card', amount: 28_345, currency: 'SEK', reference })
    .execute();

const refundsIn = async (orderId: string) =>
  (await findSteps(shop.db, orderId)).filter(({ step }) => step.kind === 'refund').length;

test.each(['no payment', 'no reference', 'no price'])(
  'for denied goods without a refund, neither the mail nor the history mentions money: %s',
  async (why) => {
    const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;
    const none = { net: money(0, 'SEK'), gross: money(0, 'SEK') };
    const free = { unit: none, line: none, discount: none, total: none };
    const row = anOrderRow({ rowNumber: 200, quantity: 2 });
    const gift = { rows: [anOrderRow({ rowNumber: 100 }), { ...row, price: { ...row.price, ...free } }] };
    const { id } = await anOpenOrder(shop, { ...card, ...(why === 'no price' && gift) });
    if (why !== 'no payment') await aPayment(id, why === 'no price' ? 'P1' : null);
    await tell(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 1 }] });
    const { text } = await last();
    expect(text).toContain('Några varor kommer inte');
    expect(text).not.toMatch(/får du tillbaka|debiteras inte/);
    expect(await refundsIn(id)).toBe(0);
  },
);

test('N18 an invoice is mailed with its due date, and again when it is overdue', async () => {
  const { id } = await anOpenOrder(shop);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell(id, { kind: 'invoice', rows, issuedOn: '2026-11-16', dueOn: '2026-11-30' });
  const bill = await last();
  expect(bill.text).toContain('Faktura: SE100001 Förfallodag: 30 nov. 2026 Att betala: 283,45 kr');
  shop.clock.moveBy(40 * 86_400_000);
  await markOverdue(shop);
  await markOverdue(shop);
  await shop.events.deliverDue();
  expect((await last()).subject).toContain('Påminnelse');
  expect(await mails()).toHaveLength(2);
  await tell(id, { kind: 'payment', invoiceNumber: 'SE100001' });
  expect(await mails()).toHaveLength(2);
});

test('N18 each part invoice is mailed with its number when it is issued, and once when it is overdue', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  await tell(id, { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] });
  expect(await last()).toMatchObject({
    subject: `Faktura SE100001 för beställning ${orderNo}`,
    messageId: `<order-${id}-invoiced-SE100001@se.localhost>`,
  });
  await tell(id, { kind: 'invoice', rows: [{ rowNumber: 200, quantity: 2 }] });
  expect((await last()).text).toContain('Faktura: SE100002');
  expect((await last()).text).not.toContain('SE100001');
  shop.clock.moveBy(40 * 86_400_000);
  await markOverdue(shop);
  await markOverdue(shop);
  await shop.events.deliverDue();
  const subjects = (await mails()).slice(2).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(
    new Set([
      `Påminnelse: faktura SE100001 för beställning ${orderNo} är inte betald`,
      `Påminnelse: faktura SE100002 för beställning ${orderNo} är inte betald`,
    ]),
  );
  expect(subjects).toHaveLength(2);
});

test('N18 after a partial credit the mail has the rest to pay, and no mail is sent if nothing is left', async () => {
  const { id } = await anOpenOrder(shop);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell(id, { kind: 'invoice', rows });
  await tell(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 2 }] });
  shop.clock.moveBy(40 * 86_400_000);
  await markOverdue(shop);
  await shop.events.deliverDue();
  expect((await last()).text).toContain('Att betala: 186,26 kr');
  const other = await anOpenOrder(shop);
  const told = { orderId: other.id, source: 'test' };
  await applyReport(shop, { ...told, messageId: 'bill', report: { kind: 'invoice', rows } });
  await applyReport(shop, { ...told, messageId: 'deny', report: { kind: 'denial', rows } });
  await shop.events.deliverDue();
  expect(await mails()).toHaveLength(6);
  const rest = (await mails()).slice(4).map(({ subject }) => subject);
  expect(new Set(rest)).toEqual(
    new Set([
      `Några varor i beställning ${other.orderNo} kommer inte`,
      `Kreditfaktura SEC100002 för beställning ${other.orderNo}`,
    ]),
  );
});

test('a credit note is mailed with its amount, the rest of its invoice, and its PDF', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell(id, { kind: 'invoice', rows });
  await tell(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 2 }] });
  const note = (await mails()).find(({ subject }) => subject === `Kreditfaktura SEC100001 för beställning ${orderNo}`);
  expect(note?.messageId).toBe(`<order-${id}-credit-note-SEC100001@se.localhost>`);
  const text = note?.text?.replaceAll(/\s/g, ' ') ?? '';
  expect(text).toContain('Krediterat: 97,19 kr');
  expect(text).toContain('Kvar att betala på faktura SE100001: 186,26 kr');
  expect(note?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['SEC100001.pdf', 'application/pdf'],
  ]);
});

test('N18 a parcel after the invoice is mailed as the last one when nothing more will come', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  const rows = [
    { rowNumber: 100, quantity: 3 },
    { rowNumber: 200, quantity: 2 },
  ];
  await tell(id, { kind: 'invoice', rows });
  await tell(id, parcel('D-1', 100, 3));
  expect((await last()).subject).toBe(`Ett paket från beställning ${orderNo} är på väg`);
  await tell(id, parcel('D-2', 200, 2));
  expect((await last()).subject).toBe(`Allt i beställning ${orderNo} är på väg`);
});

test('N18 where prices are hidden an invoice has no amount', async () => {
  const { id } = await anOpenOrder(shop, { hidesPrices: true });
  await tell(id, { kind: 'status', status: 700 });
  await tell(id, { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] });
  for (const { text } of await mails()) expect(text).not.toMatch(/\d kr/);
});

test('N18 a repeated event is one mail; the same step has the same message id', async () => {
  const { id } = await anOpenOrder(shop);
  const twice = { orderId: id, source: 'test', messageId: 'twice', report: { kind: 'accepted' } as const };
  await applyReport(shop, twice);
  await applyReport(shop, twice);
  await shop.events.deliverDue();
  expect(await mails()).toHaveLength(1);
  const payload = { orderId: id, from: 100, to: 300 };
  await shop.events.publish(shop.db, { name: orderProgressed, key: id, payload });
  await shop.events.deliverDue();
  expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(1);
});

test('N18 a punch-out order, and one that waits for approval, make no mail', async () => {
  for (const kind of ['punch-out', 'approval'] as const) {
    const made = anOrder({ kind, paymentState: 'Default' });
    await insertOrder(shop.db, made);
    const told = { orderId: made.order.id, source: 'test', messageId: kind, report: { kind: 'accepted' } } as const;
    expect(await applyReport(shop, told)).toEqual({ ok: false, refusal: { code: 'order-not-open' } });
  }
  await shop.events.deliverDue();
  expect(smtp.received).toEqual([]);
});

test.each(languages)('N18 in %s every word is there, in its own language', async (language: Language) => {
  const { id } = await anOpenOrder(shop, spokenIn(language));
  await tell(id, { kind: 'accepted' });
  await tell(id, { kind: 'status', status: 400 });
  await tell(id, parcel('1', 100, 3));
  await tell(id, { kind: 'denial', rows: [{ rowNumber: 200, quantity: 2 }] });
  await tell(id, { kind: 'invoice', rows: [{ rowNumber: 100, quantity: 3 }] });
  const sent = await mails();
  expect(sent).toHaveLength(5);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(5);
  const { confirmed } = JSON.parse(await readFile(`messages/${language}/order-mails.json`, 'utf8'));
  expect(sent[0]?.text).toContain(confirmed.title);
  for (const { subject, text, html } of sent)
    for (const body of [subject, text, html])
      expect(body).not.toMatch(
        /\b(mail|confirmed|part|refused|invoiced)\.[a-z]|inParcel|notComing|trackingNumber|dueOn/,
      );
});
