import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { OrderFields } from '#app/components/checkout/order-fields.tsx';
import { reviewedFields } from '#app/routes/checkout/reviewed-fields.ts';
import checkout from '#messages/en/checkout.json' with { type: 'json' };
import order from '#messages/en/order.json' with { type: 'json' };
import ui from '#messages/en/ui.json' with { type: 'json' };
import { switchedFields } from '#modules/checkout/checkout-fields.ts';
import { type CheckoutDraft, initialDraft, stateOf } from '#modules/checkout/checkout-state.ts';
import { storedDraft } from '#modules/checkout/draft-schema.ts';
import { draftOfPayload } from '#modules/checkout/send/payload-draft.ts';
import { sendPayload } from '#modules/checkout/send-payload.ts';
import { toSendPayload } from '#modules/checkout/to-send-payload.ts';
import { withTyped } from '#modules/checkout/typed-draft.ts';
import {
  mailFieldsOf,
  mailTicksOf,
  type OrderField,
  orderFields,
  pageFieldsOf,
  pageTicksOf,
} from '#modules/order/order-fields.ts';
import { anOrder } from './build/order.ts';
import { aVisit } from './build/visit.ts';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  field: checkout.field,
  hint: checkout.hint,
};
const mailTexts: Readonly<Record<string, unknown>> = order.mail;
const off: Readonly<Record<string, boolean>> = switchedFields({});
const on = Object.fromEntries(Object.keys(off).map((name) => [name, true]));
const empty = {
  ...initialDraft('company', 'SE'),
  contact: { email: 'eva@bygg.example', dialCode: '+46', cellphone: '' },
  deliveryMethod: { deliveryMethodId: 1, deliveryGroupId: 1, deliveryGroupEntryId: 1 },
};
const urls = { confirmed: 'c', failed: 'f', canceled: 'x', external: 'e', pending: 'p' };

/** The markup of the form's part that has the field. */
function formOf({ part, audience }: OrderField, draft: CheckoutDraft, { who = audience, needs = on } = {}): string {
  const page = { who, needs, numbers: { projects: [], orders: [] }, required: [] } as never;
  const fields = createElement(OrderFields, { part, page, state: stateOf(draft), errorOf: () => undefined });
  const config = { locale: 'en', messages: { checkout, ui }, timeZone: 'UTC' } as never;
  return renderToStaticMarkup(createElement(IntlProvider, config, fields));
}

function typedInto({ name, kind }: OrderField): { draft: CheckoutDraft; value: string } {
  const value = { line: 'Dock 4', emails: 'boss@bygg.example', tick: 'true' }[kind];
  const form = new FormData();
  form.append(name, value);
  form.append('shownTicks', name);
  const offered = { who: 'company', countries: [], saved: [], isLocked: false, methods: [], payments: [] } as const;
  return { draft: withTyped(empty, form, offered), value };
}

const payloadOf = (draft: CheckoutDraft) =>
  sendPayload.parse(
    toSendPayload(draft, { visit: aVisit(), cartId: 'cart', who: 'company', mode: 'excl', isTest: false, urls }),
  );

describe.each(orderFields)('$name goes through the whole shop by its row of the table', (field) => {
  const { name, entry, kind, audience, setting, isOnPage, mailLabel } = field;
  const { draft, value } = typedInto(field);

  test('form: it has a label, and is shown only for its audience and with its setting', () => {
    const html = formOf(field, draft);
    expect(html).toContain(`name="${name}"`);
    expect(html).toContain(kind === 'tick' ? 'checked=""' : `value="${value}"`);
    expect(html).toContain(texts.field?.[name]);
    expect(texts.hint?.[name] !== undefined).toBe(field.hasHint === true);
    const other = audience === 'company' ? 'consumer' : 'company';
    expect(formOf(field, draft, { who: other })).not.toContain(`name="${name}"`);
    expect(formOf(field, draft, { needs: off }).includes(`name="${name}"`)).toBe(setting === undefined);
  });

  test('draft: it is stored', () => {
    expect(draft).not.toEqual(empty);
    expect(storedDraft(empty).parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test('payload: it has its entry, and converting back gives the same text', () => {
    const { metadata } = payloadOf(draft);
    expect(metadata[entry]).toBe(value);
    expect(payloadOf(empty).metadata[entry] ?? null).toBeNull();
    const asked = { payload: payloadOf(draft), who: 'company', visit: aVisit(), company: undefined } as never;
    expect(draftOfPayload(asked, 'SE').reference).toEqual(draft.reference);
  });

  test('review, pages and mails: it is shown', () => {
    const { references, ticked } = reviewedFields({ draft, who: audience, needs: on as never });
    expect([...references.map(({ text }) => text), ...Object.values(ticked).flat()]).toEqual([
      kind === 'tick' ? name : value,
    ]);
    const metadata = { ...anOrder().order.metadata, ...payloadOf(draft).metadata };
    const isText = kind !== 'tick';
    expect(pageFieldsOf(metadata)).toEqual(isOnPage && isText ? [{ name, text: value }] : []);
    expect(pageTicksOf(metadata)).toEqual(isOnPage && !isText ? [name] : []);
    expect(mailFieldsOf(metadata)).toEqual(mailLabel && isText ? [[`mail.${mailLabel}`, value]] : []);
    expect(mailTicksOf(metadata)).toEqual(mailLabel && !isText ? [[`mail.${mailLabel}`, `mail.${mailLabel}Text`]] : []);
    expect(mailLabel === undefined || typeof mailTexts[mailLabel] === 'string').toBe(true);
  });
});

/** The sources that contain a word, without tests. */
function sourcesWith(...words: string[]): string[] {
  const named = new RegExp(`\\b(?:${words.join('|')})\\b`);
  return ['app', 'modules', 'server']
    .flatMap((floor) => readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((path) => `${floor}/${path}`))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => named.test(readFileSync(path, 'utf8')))
    .toSorted();
}

const table = 'modules/order/fields/field-table.ts';
/** The fields that a company can make required. */
const required = 'modules/company-settings/form-rules.ts';

test.each([
  ['a text', ['salesRef', 'SalesRef'], [required, table, 'modules/punchout-order/build-order.server.ts']],
  ['a box', ['weeklyDelivery', 'WeeklyDelivery'], [table]],
  [
    'a field with an effect',
    ['extraEmails', 'ExtraOrderConfirmationEmail'],
    [required, table, 'modules/order/mail-order.server.ts'],
  ],
])('%s is named in the table and where it has an effect, and in no other source', (_, words, sources) => {
  expect(sourcesWith(...words)).toEqual(sources);
});
