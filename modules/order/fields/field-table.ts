import type { isOn } from '../../company/company-settings.ts';

export type FieldRow = {
  /** The name of the input and in the draft. Its texts are `checkout.field.<name>` and, with a hint, `checkout.hint.<name>`. */
  readonly name: string;
  /** Its key in the metadata of the payload, the order and the export; part of the API. */
  readonly entry: string;
  readonly kind: 'line' | 'emails' | 'tick';
  /** The part of the form that shows it. */
  readonly part: 'contact' | 'delivery' | 'reference';
  /** The buyers who see it in the form. */
  readonly audience: 'company' | 'consumer';
  /** The company setting that switches it on; without a setting it is always on. */
  readonly setting?: Parameters<typeof isOn>[1];
  /** Who may send it over the API: everyone unless stated otherwise. `setting`: only if its setting is on. */
  readonly sender?: 'company' | 'setting';
  readonly hasHint?: true;
  /** The company's list that must contain the value. */
  readonly list?: 'orders' | 'projects';
  /** The ten entries of the specification are always sent; other entries are left out if they are empty. */
  readonly isAlwaysSent?: true;
  /** Partners may send any text for this tick, not only `true`. */
  readonly takesAnyText?: true;
  /** Removed from the order when the buyer's account is deleted. */
  readonly isPersonal?: true;
  /** Shown on the order page and on the confirmation page. */
  readonly isOnPage?: true;
  readonly isInApi?: true;
  /** The label in mails and sheets, a text of `order.mail`; the meaning of a checkbox is the text `<label>Text`. */
  readonly mailLabel?: string;
  /** The label on invoices, a text with its domain. */
  readonly invoiceLabel?: string;
};

/**
 * The fields that a buyer fills in for the order as a whole, in the order of the form. Form, draft, payload, order, pages, mails and
 * documents read this table. Recipe for a new field: docs/checkout.md.
 */
export const rows = [
  {
    name: 'orderLabel',
    entry: 'OrderLabel',
    kind: 'line',
    part: 'reference',
    audience: 'company',
    hasHint: true,
    isAlwaysSent: true,
    isOnPage: true,
    isInApi: true,
    mailLabel: 'label',
    invoiceLabel: 'order.mail.label',
  },
  {
    name: 'salesRef',
    entry: 'SalesRef',
    kind: 'line',
    part: 'reference',
    audience: 'company',
    isAlwaysSent: true,
    isOnPage: true,
    mailLabel: 'reference',
    invoiceLabel: 'order.mail.reference',
  },
  {
    name: 'orderNumber',
    entry: 'OrderNumber',
    kind: 'line',
    part: 'reference',
    audience: 'company',
    setting: 'UseOrderNumber',
    sender: 'company',
    list: 'orders',
    isAlwaysSent: true,
    isOnPage: true,
    isInApi: true,
    mailLabel: 'yourNumber',
  },
  {
    name: 'projectNumber',
    entry: 'ProjectNumber',
    kind: 'line',
    part: 'reference',
    audience: 'company',
    setting: 'UseProjectNumber',
    sender: 'company',
    list: 'projects',
    isOnPage: true,
    isInApi: true,
    mailLabel: 'projectNumber',
    invoiceLabel: 'sheets.history.project',
  },
  {
    name: 'extraEmails',
    entry: 'ExtraOrderConfirmationEmail',
    kind: 'emails',
    part: 'reference',
    audience: 'company',
    hasHint: true,
    isAlwaysSent: true,
    isPersonal: true,
  },
  {
    name: 'weeklyDelivery',
    entry: 'WeeklyDelivery',
    kind: 'tick',
    part: 'delivery',
    audience: 'company',
    setting: 'ActivateWeeklyDelivery',
    sender: 'setting',
    hasHint: true,
    isAlwaysSent: true,
    takesAnyText: true,
    isOnPage: true,
    mailLabel: 'weeklyDelivery',
  },
  {
    name: 'signUpForNewsletter',
    entry: 'B2CSignUpForNewsletter',
    kind: 'tick',
    part: 'contact',
    audience: 'consumer',
    isAlwaysSent: true,
  },
] as const satisfies readonly FieldRow[];
