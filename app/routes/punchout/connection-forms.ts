import * as z from 'zod';
import { units } from '#core/units.ts';
import { connectionSettings } from '#modules/punchout/connection.ts';
import { renamable } from '#modules/punchout-document/own-names.ts';
import { readRules } from '#modules/punchout-document/rule-lines.ts';
import { messageKinds } from '#modules/punchout-order/message-kinds.ts';

const { targets, vendor, services, window, fields } = connectionSettings.shape;

/** A text of lines that is checked as a list. The problem is shown at the whole field. */
const lines = <T>(list: z.ZodType<T>, read: (text: string) => unknown) =>
  z
    .string()
    .default('')
    .transform((text, ctx) => {
      const checked = list.safeParse(read(text));
      if (checked.success) return checked.data;
      ctx.addIssue({ code: 'custom' });
      return z.NEVER;
    });

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const settingsForm = z.object({
  targets: lines(targets, linesOf),
  vendor: z.string().default('').pipe(vendor),
  services,
  window,
  fields: lines(fields, readRules),
});

export const settingsLabels = { targets: 'settings.targets', vendor: 'settings.vendor', fields: 'settings.fields' };

const typed = z.string().trim();
const { unitCodes, scheme, classes, addressCodes, contract, parameters, senderOf, cxmlField, peppolField } =
  connectionSettings.shape;

const withoutEmpty = <Name extends string>(values: Partial<Record<Name, string | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Partial<
    Record<Name, string>
  >;

/** Empty fields mean what is usual. */
const ofNames = <Name extends string>(names: readonly Name[], text: z.ZodType<string, string>) =>
  z
    .partialRecord(z.enum(names), text.optional())
    .default({})
    .transform(withoutEmpty<Name>);

export const codesForm = z.object({
  unitCodes: ofNames(units, typed.toUpperCase()).pipe(unitCodes),
  parameters: ofNames(renamable, typed).pipe(parameters.unwrap()),
  takesGet: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
  senderOf: typed.default('').pipe(senderOf),
  contract: typed.default('').pipe(contract.unwrap()),
  cxmlField,
  peppolField: typed.default('xml').pipe(peppolField),
  scheme,
  classes: z
    .record(z.string(), z.record(z.string(), typed.optional()).transform(withoutEmpty))
    .default({})
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, codes]) => Object.keys(codes).length > 0)))
    .pipe(classes.unwrap()),
  addressCodes: z.record(z.string(), typed.optional()).default({}).transform(withoutEmpty).pipe(addressCodes.unwrap()),
});

export const codesLabels = {
  unitCodes: 'codes.units',
  parameters: 'codes.parameters',
  senderOf: 'codes.senderOf',
  contract: 'codes.contract',
  peppolField: 'codes.peppolField',
  classes: 'codes.category',
  addressCodes: 'codes.addressCode',
};

const kind = z.enum(messageKinds);

export const documentsForm = z.object({
  url: z.string().trim().max(1000).default(''),
  password: z.string().max(200).default(''),
  sends: z.union([z.array(kind), kind.transform((one) => [one])]).default([]),
});
