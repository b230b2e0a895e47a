import { beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#modules/auth/roles.ts';
import { initialDraft } from '#modules/checkout/checkout-state.ts';
import { findDraft } from '#modules/checkout/draft-store.server.ts';
import { createSimulatedErp } from '#modules/fulfilment/simulated-erp.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { aBuyingCompany } from '#tests/build/buyers.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { anOrder } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { openSendingShop, type SendingShop, toTheCompany, toTheDoor } from '#tests/build/sending.ts';
import { openBuiltApp } from './built-app.ts';

let shop: SendingShop;

beforeEach(async () => {
  shop = await openSendingShop();
});

/** A browser without scripts: it keeps its cookies and sends forms. */
async function aBrowser(claims?: Parameters<Awaited<ReturnType<typeof openBuiltApp>>['get']>[1] & object) {
  const app = await openBuiltApp(shop);
  const jar = new Map<string, string>();
  const ask = async (
    path: string,
    init: { method?: string; body?: BodyInit; headers?: Record<string, string> } = {},
  ) => {
    const kept = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const session = claims && { claims: claims.claims ?? {} };
    const answer = await app.get(path, {
      ...init,
      ...(claims ? session : {}),
      headers: { origin: 'http://se.localhost:3000', ...init.headers, ...(!claims && { cookie: kept }) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value !== undefined) jar.set(name, value);
    }
    return answer;
  };
  const json = (path: string, body: unknown) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const { id } = (await (await json('/api/cart/carts', {})).json()) as { id: string };
  const added = await json(`/api/cart/carts/${id}/products`, { sku: trousers, quantity: 1 });
  const { id: rowId } = (await added.json()) as { id: string };
  return {
    cartId: id,
    packFirstRow: () =>
      json(`/api/cart/carts/${id}/products/${rowId}/metadata`, { key: 'PersonalPacking', value: 'true' }),
    get: async (path: string) => {
      const answer = await ask(path);
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text(), answer };
    },
    send: async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const answer = await ask(path, {
        method: 'POST',
        body: body.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
  };
}

const typed = {
  email: 'eva@home.example',
  deliveryCustomerFirstname: 'Eva',
  deliveryCustomerLastname: 'Lind',
  deliveryLine1: 'Gatan 1',
  deliveryZip: '111 22',
  deliveryCity: 'Stockholm',
  deliveryMethod: String(toTheDoor.deliveryGroupEntryId),
  shownTicks: 'acceptTerms',
};

const hidden = (html: string, name: string): string => {
  const found = new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
  return found.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
};

describe('the steps without scripts', () => {
  test('R08 the first step is the cart, open to everybody, with Next and without Back', async () => {
    const { status, text } = await (await aBrowser()).get('/en/checkout');
    expect(status).toBe(200);
    expect(text).toMatch(/<a [^>]*href="\/en\/checkout\/order"[^>]*>Next</);
    expect(text).not.toContain('>Back<');
    const { get } = await openBuiltApp(shop);
    expect(await (await get('/en/checkout')).text()).toContain('Your cart is empty');
  });

  test('R09 O03 the second step has Back and Next, and needs a cart', async () => {
    const guest = await aBrowser();
    const { status, text } = await guest.get('/en/checkout/order');
    expect(status).toBe(200);
    expect(text).toContain('Continue to payment');
    expect(text).toContain('>Back<');
    const { get } = await openBuiltApp(shop);
    const stranger = await get('/en/checkout/order');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/en/checkout']);
  });

  test('O02 O22 an invalid step does not continue: typed values come back with the missing fields', async () => {
    const guest = await aBrowser();
    const sent = await guest.send('/en/checkout/order', {
      intent: 'next',
      ...typed,
      deliveryZip: '1',
      comment: 'Ring',
    });
    expect(sent.status).toBe(422);
    for (const text of [sent.text, (await guest.get('/en/checkout/order')).text]) {
      expect(text).toContain('value="Gatan 1"');
      expect(text).toContain('value="eva@home.example"');
      expect(text).toContain('>Ring</textarea>');
    }
    expect(sent.text).toContain('The zip code is not valid for the chosen country');
    expect(sent.text).toContain('Please accept the terms of purchase');
    expect((await guest.get('/en/checkout')).text).toContain('aria-label="Steps to the order"');
    const draft = await findDraft(shop.db, guest.cartId, initialDraft('consumer', 'SE'));
    expect(draft?.delivery.deliveryZip).toBe('1');
  });

  test('O43 a number that is not on the company’s list is refused in the second step', async () => {
    const company = await aBuyingCompany(shop, { UseProjectNumber: 'true', UseOrderNumber: 'true' });
    const { id } = await aPerson('lists@bygg.example').withRole(roles.user).at(company).save(shop.db);
    const buyer = await aBrowser({ claims: { customer_id: id, company_id: company.id, storm_role: roles.user } });
    const numbers = { projectNumber: 'P9', orderNumber: 'N9' };
    const { status, text } = await buyer.send('/en/checkout/order', { intent: 'next', ...typed, ...numbers });
    expect(status).toBe(422);
    expect(text).toContain('The project number P9 is not on your company’s list.');
    expect(text).toContain('The order number N9 is not on your company’s list.');
  });

  test('O05 R10 consumers have no third step; they pay in the second', async () => {
    const guest = await aBrowser();
    expect((await guest.get('/en/checkout/delivery')).location).toBe('/en/checkout/order');
    const form = await guest.get('/en/checkout/order');
    const key = hidden(form.text, 'key');
    const updated = await guest.send('/en/checkout/order', { intent: 'update', ...typed, acceptTerms: 'on' });
    expect([updated.status, updated.location]).toEqual([303, '/en/checkout/order#delivery-title']);
    const shown = hidden((await guest.get('/en/checkout/order')).text, 'shown');
    const sent = await guest.send('/en/checkout/order', { intent: 'next', ...typed, acceptTerms: 'on', key, shown });
    expect(sent.location).toMatch(/^\/en\/checkout\/order\?o=/);
    const paying = await guest.get(sent.location ?? '');
    expect(paying.text).toContain('is reserved for you');
    expect((await guest.get('/en/checkout/order')).location).toBe(sent.location);
  });

  test('totals that changed since the form was shown are shown once, and then the order continues', async () => {
    const guest = await aBrowser();
    const before = await guest.get('/en/checkout/order');
    const form = { intent: 'next', ...typed, acceptTerms: 'on', key: hidden(before.text, 'key') };
    const first = await guest.send('/en/checkout/order', { ...form, shown: hidden(before.text, 'shown') });
    expect(first.status).toBe(409);
    expect(first.text).toContain('What you chose changes the total');
    expect(first.text).not.toContain('The price has changed');
    const second = await guest.send('/en/checkout/order', { ...form, shown: hidden(first.text, 'shown') });
    expect(second.location).toMatch(/^\/en\/checkout\/order\?o=/);
  });

  test('O45 the order goes to the typed address, even if a saved one was chosen before', async () => {
    const company = await aCompany('Bygg')
      .with({ ActivateChooseDeliveryCountryInCheckout: 'true', PreSelectedDeliveryAddress: 'Company' })
      .withPriceLists('OURS', 'OUTSIDE')
      .withAddress('delivery', { addressLine1: 'Dockgatan 2' })
      .save(shop.db);
    const { id } = await aPerson('buyer@bygg.example').withRole(roles.user).at(company).save(shop.db);
    const buyer = await aBrowser({ claims: { customer_id: id, company_id: company.id, storm_role: roles.user } });
    const kept = /name="savedAddress"[^>]*value="(\d+)"/.exec((await buyer.get('/en/checkout/order')).text)?.[1] ?? '';
    expect(kept).not.toBe('');
    const german = { deliveryLine1: 'Hauptstr 1', deliveryZip: '28195', deliveryCity: 'Bremen' };
    const form = { ...typed, ...german, savedAddress: kept, filledFrom: kept, deliveryCountry: 'DE' };
    for (const _ of ['once', 'again']) {
      await buyer.send('/en/checkout/order', { intent: 'next', ...form });
      const draft = await findDraft(shop.db, buyer.cartId, initialDraft('company', 'SE'));
      expect(draft).toMatchObject({ deliveryCountry: 'DE', delivery: german });
      expect(draft?.delivery.deliveryAddressId).toBeUndefined();
    }
  });

  test('O05 R10 O49 a company reviews its order and sends it once', async () => {
    const company = await aBuyingCompany(shop);
    const { id } = await aPerson('buyer@bygg.example').withRole(roles.user).at(company).save(shop.db);
    const claims = { customer_id: id, company_id: company.id, storm_role: roles.user };
    const buyer = await aBrowser({ claims });
    expect((await buyer.get('/en/checkout/delivery')).location).toBe('/en/checkout/order');
    const filled = { ...typed, deliveryCompanyName: 'Bygg', deliveryMethod: String(toTheCompany.deliveryGroupEntryId) };
    const next = await buyer.send('/en/checkout/order', { intent: 'next', ...filled, acceptTerms: 'on' });
    expect(next.location).toBe('/en/checkout/delivery');
    const review = await buyer.get('/en/checkout/delivery');
    expect(review.text).toContain('Send order');
    expect(review.text).toContain('Gatan 1');
    const form = { intent: 'send', key: hidden(review.text, 'key'), shown: hidden(review.text, 'shown') };
    const sent = await buyer.send('/en/checkout/delivery', form);
    expect(sent.location).toContain('/en/checkout/status/confirmed?o=');
    expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});

describe('O68 O69 staff make the simulated ERP refuse an order, and the buyer sees the reason', () => {
  const claimsOf = async (email: string, at: { id: number }) => {
    const { id } = await aPerson(email).withRole(roles.user).at(at).save(shop.db);
    return { customer_id: id, company_id: at.id, storm_role: roles.user };
  };

  test.each([
    ['buyer', 'Refuse the next buyer', 'Our order system did not accept the buyer’s details.'],
    ['personal-packing', 'Refuse the next personal packing', 'Our order system did not accept the personal packing.'],
  ] as const)('%s', async (part, label, words) => {
    Object.assign(shop, { orderExport: createSimulatedErp(shop, shop.orderExport) });
    const staff = await aBrowser({ claims: { storm_role: roles.internal } });
    const isOn = async () => {
      const { text } = await staff.get('/en/staff/orders');
      const id = new RegExp(`<p id="([^"]+)"[^>]*>${label}<`).exec(text)?.[1];
      return new RegExp(`aria-checked="(true|false)" aria-labelledby="${id}"`).exec(text)?.[1];
    };
    expect(await isOn()).toBe('false');
    const fields = { intent: 'refuse-import', part, enabled: 'true' };
    const switched = await staff.send('/en/staff/orders', fields);
    expect([switched.status, switched.location]).toEqual([302, '/en/staff/orders']);
    expect(await isOn()).toBe('true');
    const buyer = await aBrowser({ claims: await claimsOf('buyer@bygg.example', await aBuyingCompany(shop)) });
    await buyer.packFirstRow();
    const filled = { ...typed, deliveryCompanyName: 'Bygg', deliveryMethod: String(toTheCompany.deliveryGroupEntryId) };
    await buyer.send('/en/checkout/order', { intent: 'next', ...filled, acceptTerms: 'on' });
    const review = await buyer.get('/en/checkout/delivery');
    const form = { intent: 'send', key: hidden(review.text, 'key'), shown: hidden(review.text, 'shown') };
    const refused = await buyer.send('/en/checkout/delivery', form);
    expect(refused.status).toBe(502);
    expect(refused.text).toContain(words);
    expect(await isOn()).toBe('false');
    expect((await buyer.send('/en/checkout/delivery', form)).location).toContain('/en/checkout/status/confirmed?o=');
  });

  test('without the simulated ERP there is no such switch', async () => {
    const hasSwitches = async (env: Partial<SendingShop['env']>) => {
      const { get } = await openBuiltApp({ ...shop, env: { ...shop.env, ...env } });
      const answer = await get('/en/staff/orders', { claims: { storm_role: roles.internal } });
      return [answer.status, (await answer.text()).includes('id="import-refusals"')];
    };
    expect(await hasSwitches({})).toEqual([200, true]);
    expect(await hasSwitches({ DEMO: false })).toEqual([200, false]);
  });
});

describe('the status pages', () => {
  const open = async (facts: Parameters<typeof anOrder>[0], page: string) => {
    const order = anOrder(facts);
    await insertOrder(shop.db, order);
    const { get } = await openBuiltApp(shop);
    const link = encodeURIComponent(sealOrder(shop.env, order.order.id));
    return get(`/en/checkout/status/${page}?o=${link}`);
  };

  const expectPage = async (page: string, facts: Parameters<typeof anOrder>[0], words: string) => {
    const answer = await open(facts, page);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await answer.text();
    expect(text).toContain(words);
    expect(text).toContain('content="noindex"');
  };

  test('R11 O28 checkout/status/confirmed', () =>
    expectPage('confirmed', { paymentState: 'Confirmed' }, 'Thank you for your order'));

  test('R12 O28 checkout/status/failed', () =>
    expectPage('failed', { paymentState: 'Failed' }, 'The payment was declined'));

  test('R13 O28 checkout/status/canceled', () =>
    expectPage('canceled', { paymentState: 'Cancelled' }, 'The payment was cancelled'));

  test('R14 Y07 O28 checkout/status/external', () =>
    expectPage('external', { paymentState: 'Default', paymentMethodId: 171 }, 'paid outside the shop'));

  test('R15 O28 checkout/status/pending', () =>
    expectPage('pending', { kind: 'approval', paymentState: 'Default' }, 'Its approvers have been notified by email.'));

  test('R16 O28 checkout/status/punchout/confirmed', () =>
    expectPage(
      'punchout/confirmed',
      { kind: 'punch-out', paymentState: 'Default' },
      'It has not been transferred to your purchasing system.',
    ));

  test('O28 an order with another result redirects to its page, and without its link no order is shown', async () => {
    const answer = await open({ paymentState: 'Failed' }, 'confirmed');
    expect(answer.headers.get('location')).toMatch(/^\/en\/checkout\/status\/failed\?o=/);
    const { get } = await openBuiltApp(shop);
    const missing = await get('/en/checkout/status/confirmed?o=nonsense');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('We cannot find that order');
  });
});
