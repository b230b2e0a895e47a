import type { BuyerKind } from '../auth/buyer-kind.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import {
  type FieldEntries,
  type OrderField,
  orderFields,
  type SwitchedName,
  type TextFieldName,
  type TickName,
  textFields,
  tickFields,
} from '../order/order-fields.ts';

/** The texts and checkboxes of the order's fields, as a draft stores them. */
export type ReferenceTexts = Readonly<Record<TextFieldName, string>>;
export type FieldTicks = Readonly<Record<TickName, boolean>>;
type Filled = FieldTicks & { readonly reference: ReferenceTexts };

export const textNames = textFields.map(({ name }) => name);
export const tickNames = tickFields.map(({ name }) => name);

export const noTexts = Object.fromEntries(textNames.map((name) => [name, ''])) as ReferenceTexts;
export const noTicks = Object.fromEntries(tickNames.map((name) => [name, false])) as FieldTicks;

/** Which fields the settings of a company switch on. */
export const switchedFields = (settings: Settings) =>
  Object.fromEntries(
    orderFields.flatMap(({ name, setting }) => (setting ? [[name, isOn(settings, setting)]] : [])),
  ) as Readonly<Record<SwitchedName, boolean>>;

/** Whether the form and the review page show a field. */
export const isFieldShown = (
  { name, audience, setting }: OrderField,
  { who, needs }: { readonly who: BuyerKind; readonly needs: Readonly<Record<string, boolean>> },
): boolean => audience === who && (setting === undefined || needs[name] === true);

/** Ignores a ticked box whose setting was switched off later: the form no longer shows it, so the buyer cannot untick it. */
export const ticksInForce = (ticks: FieldTicks, needs: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(
    tickFields.map(({ name, setting }) => [name, ticks[name] && (setting === undefined || needs[name] === true)]),
  ) as FieldTicks;

/** The filled-in fields as entries of the payload. */
export function entriesOf(filled: Filled): FieldEntries {
  const ticked = tickFields.map(({ name, ...field }) => ({ ...field, value: filled[name] ? 'true' : null }));
  const typed = textFields.map(({ name, ...field }) => ({ ...field, value: filled.reference[name].trim() || null }));
  const sent = [...typed, ...ticked].filter(({ value, isAlwaysSent }) => isAlwaysSent || value !== null);
  return Object.fromEntries(sent.map(({ entry, value }) => [entry, value])) as FieldEntries;
}

/** The texts of a payload, as the form would have them. */
export const textsOfEntries = (entries: FieldEntries) =>
  Object.fromEntries(textFields.map(({ name, entry }) => [name, entries[entry] ?? ''])) as ReferenceTexts;
