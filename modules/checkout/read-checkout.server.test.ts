import { beforeEach, expect, test } from 'vitest';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import type { Visit } from '#modules/visit.ts';
import { aBuyerVisit, aBuyingCompany, aConsumerVisit, aVisitor } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import {
  aBuyer,
  openSendingShop,
  type SendingShop,
  sendAs,
  sent,
  toServicePoint,
  toTheCompany,
  toTheDoor,
} from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { setCredit } from '../company/company-credit-store.server.ts';
import { checkAddress } from './check-address.server.ts';
import { readCheckout } from './read-checkout.server.ts';
import { saveDraft } from './save-draft.server.ts';

let shop: SendingShop;

beforeEach(async () => {
  shop = await openSendingShop();
});

const buy = async (visit: Visit) => {
  const added = await addToCart(shop, visit, { items: [{ sku: trousers, quantity: 1 }] });
  expect(added.ok).toBe(true);
  return visit;
};

const read = async (visit: Visit) => {
  const view = await readCheckout(shop, visit, { mode: 'incl' });
  if (!view) throw new Error('there is nothing to check out');
  return view;
};

const type = (visit: Visit, fields: Record<string, string>, shown: string[] = []) => {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.append(name, value);
  for (const name of shown) typed.append('shownTicks', name);
  return saveDraft(shop, visit, { typed });
};

const address = {
  email: 'eva@home.example',
  deliveryCustomerFirstname: 'Eva',
  deliveryCustomerLastname: 'Lind',
  deliveryLine1: 'Gatan 1',
  deliveryZip: '111 22',
  deliveryCity: 'Stockholm',
};

test('O23 Y02 M56 a guest gets all fields, and the card is chosen', async () => {
  const view = await read(await buy(aVisitor()));
  expect(view).toMatchObject({
    who: 'consumer',
    isFresh: true,
    draft: { paymentMethodId: 168, deliveryMethod: undefined, contact: { dialCode: '+46' } },
    validity: { Cart: true, Order: false, Delivery: false },
    closed: undefined,
  });
  expect(view.countries.map(({ code }) => code)).toEqual(['SE']);
  expect(view.key).toBe(`${view.cart.id}:${view.cart.version}`);
});

test('without a cart there is no checkout, and nothing to save', async () => {
  expect(await readCheckout(shop, aVisitor(), { mode: 'incl' })).toBeUndefined();
  expect(await type(aVisitor(), address)).toEqual({ ok: false, refusal: { code: 'cart-not-found' } });
});

test('M55 an administrator of the company sees its remaining credit, other buyers do not', async () => {
  const limited = await aCompany().withAttributes({ InvoiceCreditStopAmount: '1500' }).save(shop.db);
  const role = roles.customerAdmin;
  const ada = await aBuyerVisit(shop, { company: limited, email: 'ada@bygg.example', role });
  expect((await read(await buy(ada))).credit).toEqual({ amount: 150_000, currency: 'SEK' });
  const bo = await aBuyer(shop, openTestApp(shop), { company: limited, email: 'bo@bygg.example' });
  expect(await sent(sendAs(openTestApp(shop), bo))).toMatchObject({ total: 1100 });
  expect((await read(ada)).credit).toEqual({ amount: 40_000, currency: 'SEK' });
  const plain = await aBuyerVisit(shop, { company: limited, email: 'ivo@bygg.example' });
  expect(await read(await buy(plain))).toMatchObject({ credit: undefined, isCreditEnough: false });
  const free = await aBuyerVisit(shop, { company: await aBuyingCompany(shop), email: 'eva@bygg.example', role });
  expect((await read(await buy(free))).credit).toBeUndefined();
  expect((await read(await buy(aVisitor()))).credit).toBeUndefined();
});

test('M55 O54 the checkout shows before sending whether the credit is enough', async () => {
  const limited = await aCompany().withAttributes({ InvoiceCreditStopAmount: '1000' }).save(shop.db);
  const ada = await aBuyerVisit(shop, { company: limited, email: 'ada@bygg.example' });
  const enough = await read(await buy(ada));
  expect([enough.shown.payable, enough.isCreditEnough]).toEqual([1000, true]);
  await setCredit(shop.db, limited.id, { amount: 99_999, currency: 'SEK' }, shop.clock.now());
  expect((await read(ada)).isCreditEnough).toBe(false);
  expect((await read(await buy(aVisitor()))).isCreditEnough).toBe(true);
});

test('G50 the company’s delivery method is preselected, and the buyer may choose another', async () => {
  const company = await aBuyingCompany(shop);
  const ada = await buy(await aBuyerVisit(shop, { company, email: 'ada@bygg.example' }));
  expect((await read(ada)).draft.deliveryMethod).toBeUndefined();
  const app = openTestApp(shop);
  const path = `/api/company/companies/${company.id}/deliverymethod`;
  expect((await app.json(path, 'PUT', { deliveryMethodId: 200 }, await app.bearer())).status).toBe(200);
  expect((await read(ada)).draft.deliveryMethod).toEqual({
    deliveryMethodId: 200,
    deliveryGroupId: 20,
    deliveryGroupEntryId: 201,
  });
  await type(ada, { deliveryMethod: '202' });
  expect((await read(ada)).draft.deliveryMethod?.deliveryMethodId).toBe(210);
  expect((await app.json(path, 'PUT', { deliveryMethodId: 1200 }, await app.bearer())).status).toBe(422);
  expect((await app.json(path, 'PUT', { deliveryMethodId: null }, await app.bearer())).status).toBe(200);
});

test('O02 typed values are kept, valid or not, and a complete form is valid', async () => {
  const guest = await buy(aVisitor());
  await type(guest, { ...address, deliveryZip: ' 1 ', comment: 'Ring' });
  const wrong = await read(guest);
  expect(wrong.draft).toMatchObject({ comment: 'Ring', delivery: { deliveryZip: '1', deliveryCity: 'Stockholm' } });
  expect(wrong.problems.map(({ field }) => field)).toEqual(['deliveryZip', 'deliveryMethod', 'acceptTerms']);
  const entry = String(toTheDoor.deliveryGroupEntryId);
  await type(guest, { ...address, deliveryMethod: entry, acceptTerms: 'on' }, ['acceptTerms']);
  const right = await read(guest);
  expect(right.problems).toEqual([]);
  expect(right.validity).toEqual({ Cart: true, Order: true, Delivery: true });
  expect(right.isFresh).toBe(false);
});

test('T08 the delivery method adds its cost, and the shown total is the one that is sent', async () => {
  const guest = await buy(aVisitor());
  const before = await read(guest);
  await type(guest, { deliveryMethod: String(toTheDoor.deliveryGroupEntryId) });
  const after = await read(guest);
  expect(after.cart.priced.totals.freight.gross?.amount).toBe(9900);
  expect(after.shown.payable).toBe(before.shown.payable + 99);
  expect(after.methods.map(({ costIncVat }) => costIncVat?.amount)).toEqual([0, 9900]);
});

test('service points near the postcode are offered, with the chosen one marked', async () => {
  const guest = await buy(aVisitor());
  const method = String(toServicePoint.deliveryGroupEntryId);
  await type(guest, { ...address, deliveryMethod: method });
  const offered = await read(guest);
  expect(offered.servicePoints.map(({ id }) => id)).toEqual(['SE-1']);
  expect(offered.problems.map(({ code }) => code)).toEqual(['phone-needed', 'point', 'terms']);
  await type(guest, { ...address, deliveryMethod: method, servicePointId: 'SE-1' });
  expect((await read(guest)).servicePoint?.name).toBe('The kiosk');
});

test('name and address are filled in for a buyer with an account', async () => {
  const { draft } = await read(await buy(await aConsumerVisit(shop)));
  expect(draft.contact.email).toBe('eva@home.example');
});

test('O05 O48 M54 a company pays on account, and sees the fields that its settings require', async () => {
  const settings = { UseProjectNumber: 'true', ActivateWeeklyDelivery: 'true', UseOrderNumber: 'true' };
  const company = await aBuyingCompany(shop, settings);
  const view = await read(await buy(await aBuyerVisit(shop, { company })));
  expect(view).toMatchObject({
    who: 'company',
    draft: { paymentMethodId: 169 },
    needs: { projectNumber: true, orderNumber: true, weeklyDelivery: true, country: false, approval: false },
  });
  expect(view.methods[0]).toMatchObject(toTheCompany);
  const plain = await read(await buy(aVisitor()));
  expect(plain.needs).toEqual({
    projectNumber: false,
    orderNumber: false,
    weeklyDelivery: false,
    country: false,
    approval: false,
  });
});

test('O43 O46 without the settings these fields are not shown', async () => {
  const view = await read(await buy(await aBuyerVisit(shop, { company: await aBuyingCompany(shop) })));
  expect(view.needs).toMatchObject({ projectNumber: false, orderNumber: false, weeklyDelivery: false });
});

test('O45 a company may choose the country, which changes the delivery methods', async () => {
  const company = await aBuyingCompany(shop, { ActivateChooseDeliveryCountryInCheckout: 'true' });
  const buyer = await buy(await aBuyerVisit(shop, { company }));
  expect((await read(buyer)).countries.length).toBeGreaterThan(1);
  await type(buyer, { deliveryCountry: 'FI' });
  const abroad = await read(buyer);
  expect(abroad).toMatchObject({ rules: { country: 'FI' }, methods: [], draft: { deliveryCountry: 'FI' } });
});

test('a buyer who needs approval is offered no card, and a weekly delivery that was switched off is not stored', async () => {
  const company = await aBuyingCompany(shop, { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  const buyer = await buy(await aBuyerVisit(shop, { company }));
  await type(buyer, { weeklyDelivery: 'on' }, ['weeklyDelivery']);
  const { payments, draft } = await read(buyer);
  expect(payments.map(({ kind }) => kind)).toEqual(['account', 'external']);
  expect(draft.weeklyDelivery).toBe(false);
});

test('O13 O45 abroad all amounts are without the home tax, and an empty VAT number means the company’s own', async () => {
  const company = await aCompany()
    .with({ ActivateChooseDeliveryCountryInCheckout: 'true' })
    .withAttributes({ VatNo: 'DE136695976' })
    .withPriceLists('OURS')
    .save(shop.db);
  const buyer = await buy(await aBuyerVisit(shop, { company }));
  await type(buyer, { deliveryCountry: 'DE', deliveryVatNo: '' });
  const { cart, shown, tax } = await read(buyer);
  expect(tax).toEqual({ treatment: 'intra-community', vatNo: 'DE136695976' });
  expect(cart.rows.map(({ price }) => [price.total.net.amount, price.total.gross?.amount])).toEqual([[80_000, 80_000]]);
  expect(shown.payable).toBe(800);
});

test('O44 M08 a locked address is a saved one and cannot be changed', async () => {
  const locked = { LockDeliveryAddressInCheckout: 'true', PreSelectedDeliveryAddress: 'Company' };
  const company = await aCompany().with(locked).withPriceLists('OURS').withAddress('delivery').save(shop.db);
  const buyer = await buy(await aBuyerVisit(shop, { company }));
  const view = await read(buyer);
  expect(view).toMatchObject({ choices: { isLocked: true }, draft: { delivery: { deliveryCity: 'Stockholm' } } });
  await type(buyer, { deliveryCity: 'Malmö' });
  expect((await read(buyer)).draft.delivery.deliveryCity).toBe('Stockholm');
});

test('O47 the checkout is closed if the company has turned it off or the market has none', async () => {
  const company = await aBuyingCompany(shop, { DisableCheckout: 'true' });
  expect((await read(await buy(await aBuyerVisit(shop, { company })))).closed).toBe('company');
});

test('O26 O27 O30 an address is validated once, and again after a change', async () => {
  const guest = await buy(aVisitor());
  const asked: string[] = [];
  const answering = {
    ...shop,
    addressValidation: {
      check: async ({ zip }: { zip: string }) => {
        asked.push(zip);
        return { isValid: true, suggestions: [] };
      },
    },
  };
  const check = async (fields: Record<string, string>) => {
    const saved = await type(guest, fields);
    if (saved.ok) await checkAddress(answering, guest, saved.value);
    return (await read(guest)).draft.delivery.deliveryAddressIsValidated;
  };
  expect(await check({ ...address, deliveryZip: '1' })).toBe('Default');
  expect(asked).toEqual([]);
  expect(await check(address)).toBe('Valid');
  expect(await check(address)).toBe('Valid');
  expect(asked).toEqual(['111 22']);
  expect((await type(guest, { ...address, deliveryZip: '111 23' })).ok).toBe(true);
  expect((await read(guest)).draft.delivery.deliveryAddressIsValidated).toBe('Default');
});

test('O26 O30 suggestions made while typing stop the form once when it is sent, unless the buyer declined them', async () => {
  const guest = await buy(aVisitor());
  const suggested = async (fields: Record<string, string>, how: Parameters<typeof checkAddress>[3]) => {
    const saved = await type(guest, { ...address, deliveryLine2: 'Door 4', ...fields });
    if (!saved.ok) throw new Error('there is no cart');
    const { suggestions } = await checkAddress(shop, guest, saved.value, how);
    return suggestions.map(({ city, line2 }) => `${city}, ${line2}`);
  };
  const stockholm = ['Stockholm, Door 4'];
  expect(await suggested({ deliveryCity: 'Lund' }, {})).toEqual(stockholm);
  expect(await suggested({ deliveryCity: 'Lund' }, {})).toEqual([]);
  expect(await suggested({ deliveryCity: 'Lund' }, { isSent: true })).toEqual(stockholm);
  expect(await suggested({ deliveryCity: 'Lund' }, { isSent: true })).toEqual([]);
  expect(await suggested({ deliveryCity: 'Malmö' }, {})).toEqual(stockholm);
  expect(await suggested({ deliveryCity: 'Malmö' }, { isSent: true, isKept: true })).toEqual([]);
  expect(await suggested({ deliveryCity: 'Kiruna' }, { isSent: true, isKept: true })).toEqual(stockholm);
  expect((await read(guest)).draft.delivery.deliveryAddressIsValidated).toBe('Not valid');
});
