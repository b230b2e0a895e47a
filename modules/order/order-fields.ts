import { type FieldRow, rows } from './fields/field-table.ts';

type Row = (typeof rows)[number];
type TickRow = Extract<Row, { kind: 'tick' }>;

/** A text field, which the draft stores under `reference`. */
export type TextFieldName = Exclude<Row, TickRow>['name'];
/** A checkbox, which the draft stores by its name. */
export type TickName = TickRow['name'];
/** A field that a company setting switches on. */
export type SwitchedName = Extract<Row, { setting: string }>['name'];
type ApiFieldName = Extract<Row, { isInApi: true }>['name'];

export type OrderField = FieldRow & { readonly name: Row['name']; readonly entry: Row['entry'] };
export type TextField = OrderField & { readonly name: TextFieldName; readonly kind: 'line' | 'emails' };
type TickField = OrderField & { readonly name: TickName; readonly kind: 'tick' };

type ValueOf<Of extends Row> = Of extends { takesAnyText: true } ? string : Of extends TickRow ? 'true' : string;

/** The entries as an order stores them. */
export type FieldEntries = {
  readonly [Of in Extract<Row, { isAlwaysSent: true }> as Of['entry']]: ValueOf<Of> | null;
} & { readonly [Of in Exclude<Row, { isAlwaysSent: true }> as Of['entry']]?: ValueOf<Of> | undefined };

export const orderFields: readonly OrderField[] = rows;
/** Entries of an order without any field filled in. */
export const emptyEntries = Object.fromEntries(
  orderFields.filter(({ isAlwaysSent }) => isAlwaysSent).map(({ entry }): [string, string | null] => [entry, null]),
) as FieldEntries;
export const textFields = orderFields.filter((field): field is TextField => field.kind !== 'tick');
export const tickFields = orderFields.filter((field): field is TickField => field.kind === 'tick');

/** The longest text of a field. */
export const longestOf = { line: 100, emails: 500 } as const;

type Filled = { readonly field: TextField; readonly text: string };

/** The fields that have a text in an order. */
const filledIn = (entries: FieldEntries): Filled[] =>
  textFields.flatMap((field) => {
    const text = entries[field.entry];
    return text ? [{ field, text }] : [];
  });

/** For the pages of an order, in the order of the form. */
export const pageFieldsOf = (entries: FieldEntries): { readonly name: TextFieldName; readonly text: string }[] =>
  filledIn(entries).flatMap(({ field: { name, isOnPage }, text }) => (isOnPage ? [{ name, text }] : []));

/** A checkbox that the pages of an order show, with the text of its hint. */
export type PageTickName = Extract<TickRow, { isOnPage: true }>['name'];

const isTicked = (entries: FieldEntries, { entry }: TickField): boolean =>
  !['', 'false'].includes(entries[entry]?.toLowerCase() ?? '');

const tickedIn = (entries: FieldEntries): TickField[] => tickFields.filter((field) => isTicked(entries, field));

export const pageTicksOf = (entries: FieldEntries): PageTickName[] =>
  tickedIn(entries).flatMap(({ name, isOnPage }) => (isOnPage ? [name as PageTickName] : []));

/** For mails and sheets, with the keys of label and meaning. */
export const mailTicksOf = (entries: FieldEntries): [label: string, meaning: string][] =>
  tickedIn(entries).flatMap(({ mailLabel }) => (mailLabel ? [[`mail.${mailLabel}`, `mail.${mailLabel}Text`]] : []));

/** For mails and sheets, with the key of each label. Numbers come first, because bookkeepers look for them. */
export const mailFieldsOf = (entries: FieldEntries): [label: string, text: string][] =>
  filledIn(entries)
    .toSorted((a, b) => Number(b.field.list !== undefined) - Number(a.field.list !== undefined))
    .flatMap(({ field: { mailLabel }, text }) => (mailLabel ? [[`mail.${mailLabel}`, text]] : []));

/** For invoices, with the key of each label. */
export const invoiceFieldsOf = (entries: FieldEntries): [label: string, text: string][] =>
  filledIn(entries).flatMap(({ field: { invoiceLabel }, text }) => (invoiceLabel ? [[invoiceLabel, text]] : []));

const inApi = orderFields.filter(({ isInApi }) => isInApi);

/** One value for each field of the API's view of an order. */
export const ofApiFields = <Value>(valueOf: (field: OrderField) => Value) =>
  Object.fromEntries(inApi.map((field) => [field.name, valueOf(field)])) as Record<ApiFieldName, Value>;

/** Replaces the entries about people when an account is deleted. */
export const withoutPersons = Object.fromEntries(
  orderFields.filter(({ isPersonal }) => isPersonal).map(({ entry }) => [entry, null]),
);
