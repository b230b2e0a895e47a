import * as z from 'zod';
import { textField } from '#core/fields.ts';

/** The length of a place and of a list entry in the systems of laundries. */
const text = textField({ max: 100 });
const removal = z.literal(true).optional();

/** A laundry identifies companies by their number in the shop, or by their key. */
const company = {
  company: textField({ max: 80 }).optional(),
  companyNumber: z.int().positive().max(2_147_483_647).optional(),
};

type Named = { readonly company?: string | undefined; readonly companyNumber?: number | undefined };

const isNamedOnce = (row: Named) => (row.company === undefined) !== (row.companyNumber === undefined);
const namedOnce = { message: 'required', path: ['company'] };

const laundryRow = z
  .strictObject({ kind: z.literal('laundry'), ...company, laundry: text, name: text })
  .refine(isNamedOnce, namedOnce);

/** The lists that a laundry gives a company to choose from. */
const laundryLists = ['sub-company', 'department', 'cost-center', 'delivery-location'] as const;

const entryRow = z
  .strictObject({
    kind: z.literal('laundry-list'),
    ...company,
    list: z.enum(laundryLists),
    code: text,
    name: text.optional(),
    remove: removal,
  })
  .refine(isNamedOnce, namedOnce)
  .refine(({ list, name }) => list === 'sub-company' || name === undefined, { message: 'invalid', path: ['name'] });

const lockerRow = z
  .strictObject({ kind: z.literal('locker'), ...company, locker: text, position: text, remove: removal })
  .refine(isNamedOnce, namedOnce);

const clearable = text.nullable().optional();

const wearerRow = z
  .strictObject({
    kind: z.literal('wearer'),
    ...company,
    employeeNo: text,
    name: text.optional(),
    subCompanyId: clearable,
    department: clearable,
    costCenter: clearable,
    locker: clearable,
    position: clearable,
    remove: removal,
  })
  .refine(isNamedOnce, namedOnce);

/** The lines about the register of a laundry. */
export const laundryRows = {
  laundry: laundryRow,
  'laundry-list': entryRow,
  locker: lockerRow,
  wearer: wearerRow,
} as const;
