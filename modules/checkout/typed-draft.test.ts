import { describe, expect, test } from 'vitest';
import { initialDraft } from './checkout-state.ts';
import { type Offered, withTyped } from './typed-draft.ts';

const parcel = { deliveryMethodId: 200, deliveryGroupId: 1, deliveryGroupEntryId: 11 };
const point = { deliveryMethodId: 1200, deliveryGroupId: 1, deliveryGroupEntryId: 12 };
const kept = {
  id: 3,
  line1: 'Gatan 1',
  line2: '',
  zip: '111 22',
  city: 'Stockholm',
  region: '',
  country: 'SE',
} as const;

const offered: Offered = {
  who: 'consumer',
  countries: ['SE', 'FI'],
  saved: [kept],
  isLocked: false,
  methods: [parcel, point],
  payments: [{ paymentMethodId: 168 }, { paymentMethodId: 171 }],
};

const formOf = (fields: Record<string, string>, shown: string[] = []) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of shown) form.append('shownTicks', name);
  return form;
};

const first = initialDraft('consumer', 'SE');
const typed = (fields: Record<string, string>, shown?: string[], before = first, given: Partial<Offered> = {}) =>
  withTyped(before, formOf(fields, shown), { ...offered, ...given });

test('typed values are in the draft, valid or not, and fields that the form lacks stay', () => {
  const draft = typed({ email: 'eva@', deliveryZip: '1', careOf: 'c/o Lind', orderLabel: 'Roof', comment: 'a\r\nb' });
  expect(draft).toMatchObject({
    contact: { email: 'eva@' },
    careOf: 'c/o Lind',
    reference: { orderLabel: 'Roof' },
    comment: 'a\nb',
  });
  expect(draft.delivery.deliveryZip).toBe('1');
  expect(typed({ deliveryCity: 'Ystad' }, [], draft)).toMatchObject({ contact: { email: 'eva@' }, careOf: 'c/o Lind' });
});

test('O21 a box counts as unticked only if it was shown', () => {
  const ticked = typed({ acceptTerms: 'on', weeklyDelivery: 'on' }, ['acceptTerms', 'weeklyDelivery']);
  expect(ticked.flags.acceptTerms).toBe(true);
  expect(ticked.weeklyDelivery).toBe(true);
  expect(typed({}, [], ticked).flags.acceptTerms).toBe(true);
  expect(typed({}, ['acceptTerms', 'invoiceSameAsDelivery'], ticked)).toMatchObject({
    flags: { acceptTerms: false },
    invoiceSameAsDelivery: false,
  });
});

test('a saved address is taken as a whole, and may be changed afterwards', () => {
  const chosen = typed({ savedAddress: '3', deliveryLine1: 'Something else' });
  expect(chosen.delivery).toMatchObject({ deliveryAddressId: 3, deliveryLine1: 'Gatan 1', deliveryCity: 'Stockholm' });
  const changed = typed({ savedAddress: '3', deliveryLine1: 'Gatan 2', deliveryZip: '111 22' }, [], chosen);
  expect(changed.delivery).toMatchObject({ deliveryAddressId: undefined, deliveryLine1: 'Gatan 2' });
  expect(typed({ savedAddress: '99' }).delivery.deliveryAddressId).toBeUndefined();
  const another = typed({ savedAddress: '', deliveryLine1: 'Gatan 1', deliveryZip: '111 22' }, [], chosen);
  expect(another.delivery).toMatchObject({ deliveryAddressId: undefined, deliveryLine1: '', deliveryCity: '' });
  expect(typed({ savedAddress: '', deliveryLine1: 'Gatan 3' }, [], another).delivery.deliveryLine1).toBe('Gatan 3');
});

const inStockholm = { deliveryLine1: 'Gatan 1', deliveryLine2: '', deliveryZip: '111 22', deliveryCity: 'Stockholm' };
const inHelsinki = { deliveryLine1: 'Katu 5', deliveryLine2: '', deliveryZip: '00100', deliveryCity: 'Helsinki' };
const other = { ...kept, id: 4, line1: 'Kajen 9', zip: '411 04', city: 'Göteborg' };

describe('O45 the latest input is the delivery address', () => {
  const chosen = typed({ savedAddress: '3' });
  const finnish = { deliveryCountry: 'FI', delivery: { deliveryAddressId: undefined, ...inHelsinki } };

  test('a saved address was in the form, then another country and its address were typed', () => {
    const once = { savedAddress: '3', filledFrom: '3', deliveryCountry: 'FI', ...inHelsinki };
    const saved = typed(once, [], chosen);
    expect(saved).toMatchObject(finnish);
    // The same form again, as from a page that was not rendered again.
    expect(typed(once, [], saved)).toMatchObject(finnish);
  });

  test('the country first, then the address letter by letter', () => {
    const country = typed({ savedAddress: '3', deliveryCountry: 'FI', ...inStockholm }, [], chosen);
    expect(country).toMatchObject({
      deliveryCountry: 'FI',
      delivery: { deliveryAddressId: undefined, ...inStockholm },
    });
    const from = { savedAddress: '', filledFrom: '', deliveryCountry: 'FI' };
    expect(typed({ ...from, ...inHelsinki }, [], country)).toMatchObject(finnish);
  });

  test('the address was typed, then a saved one chosen, although the list still shows another country', () => {
    const before = typed({ deliveryCountry: 'FI', ...inHelsinki });
    const form = { savedAddress: '3', filledFrom: '', deliveryCountry: 'FI', ...inHelsinki };
    const swedish = { deliveryCountry: 'SE', delivery: { deliveryAddressId: 3, ...inStockholm } };
    expect(typed(form, [], before)).toMatchObject(swedish);
    // The page filled its fields before the draft was saved.
    const filled = { savedAddress: '3', filledFrom: '3', deliveryCountry: 'SE', ...inStockholm };
    expect(typed(filled, [], before)).toMatchObject(swedish);
    expect(typed({ ...filled, deliveryLine1: 'Gatan 7' }, [], before).delivery).toMatchObject({
      deliveryAddressId: undefined,
      deliveryLine1: 'Gatan 7',
    });
  });

  test('one saved address after another', () => {
    const saved = [kept, other];
    const next = typed({ savedAddress: '4', filledFrom: '3', ...inStockholm }, [], chosen, { saved });
    expect(next.delivery).toMatchObject({ deliveryAddressId: 4, deliveryLine1: 'Kajen 9' });
    const locked = { savedAddress: '4', filledFrom: '4' };
    expect(typed(locked, [], chosen, { saved, isLocked: true }).delivery.deliveryLine1).toBe('Kajen 9');
  });

  test('another address is chosen and typed at once: nothing of it is lost', () => {
    const form = { savedAddress: '', filledFrom: '3', ...inStockholm, deliveryLine1: 'Gatan 8' };
    expect(typed(form, [], chosen).delivery).toMatchObject({
      deliveryAddressId: undefined,
      deliveryLine1: 'Gatan 8',
      deliveryCity: 'Stockholm',
    });
  });
});

test('O44 a locked address accepts only a change of its recipient', () => {
  const chosen = typed({ savedAddress: '3' });
  const fields = {
    savedAddress: '3',
    deliveryLine1: 'Elsewhere',
    deliveryCountry: 'FI',
    deliveryCustomerFirstname: 'Ada',
  };
  const locked = typed(fields, [], chosen, { isLocked: true });
  expect(locked).toMatchObject({
    deliveryCountry: 'SE',
    delivery: { deliveryAddressId: 3, deliveryLine1: 'Gatan 1', deliveryCustomerFirstname: 'Ada' },
  });
});

test('O45 only a country that is offered is accepted', () => {
  expect(typed({ deliveryCountry: 'FI' }).deliveryCountry).toBe('FI');
  expect(typed({ deliveryCountry: 'US' }).deliveryCountry).toBe('SE');
});

test('O25 only a method that is offered is accepted, with the payment method sent with it', () => {
  expect(typed({ deliveryMethod: '12' })).toMatchObject({ deliveryMethod: point, paymentMethodId: 168 });
  expect(typed({ deliveryMethod: '77' }).deliveryMethod).toBeUndefined();
  const paid = typed({ paymentMethodId: '171' });
  expect(paid.paymentMethodId).toBe(171);
  expect(typed({ deliveryMethod: '11' }, [], paid).paymentMethodId).toBe(168);
  expect(typed({ deliveryMethod: '11', paymentMethodId: '171' }, [], paid).paymentMethodId).toBe(168);
  expect(typed({ deliveryMethod: '11', paymentMethodId: '171' }).paymentMethodId).toBe(171);
  expect(typed({ paymentMethodId: '169' }).paymentMethodId).toBe(168);
});

test('a service point belongs to its method', () => {
  const at = typed({ deliveryMethod: '12', servicePointId: 'p1' });
  expect(at.servicePointId).toBe('p1');
  expect(typed({ deliveryMethod: '12' }, [], at).servicePointId).toBe('p1');
  expect(typed({ deliveryMethod: '11', servicePointId: 'p1' }, [], at).servicePointId).toBeUndefined();
  expect(typed({ deliveryMethod: '12', servicePointId: 'p2' }, [], at).servicePointId).toBe('p2');
});
