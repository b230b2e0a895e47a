import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { stripControls } from '#core/input.ts';
import { pageOf } from '#platform/http/paging.ts';
import type { Claims } from '../auth/claims.ts';
import { idParam } from '../id-param.ts';
import type { Address } from '../people/postal-address.ts';
import type { Company } from './company.ts';
import { writtenCredit } from './company-credit.ts';
import { seesCompanyCredit, seesKickback } from './company-team.ts';

const setting = z.object({ key: z.string(), value: z.string() });

export const settingsView = z.array(setting).meta({ id: 'CompanySettings' });

export const addressView = z
  .object({
    id: z.number().int(),
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    zipCode: z.string(),
    city: z.string(),
    region: z.string().optional(),
    countryCode: z.string(),
    countryId: z.string().meta({ description: 'The same as countryCode, under the name that partners know.' }),
  })
  .meta({ id: 'CompanyAddress' });

export const companyView = z
  .object({
    id: z.number().int(),
    version: z
      .number()
      .int()
      .meta({ description: 'Increases with each change; a change may name the version it is based on.' }),
    parentId: z.number().int().optional().meta({ description: 'Absent for a parent company.' }),
    name: z.string(),
    coopCode: z.string().optional(),
    emailAddress: z.string().optional(),
    orgNo: z.string().optional(),
    vatNo: z.string().optional(),
    web: z.string().optional(),
    phoneNumber: z.string().optional(),
    children: z.array(z.object({ id: z.number().int(), name: z.string() })),
    attributes: z.record(z.string(), z.string()).meta({
      description:
        'As partners keep them; InvoiceCreditStopAmount is the remaining credit now, as invoiceCreditStopAmount. It and ' +
        'DefaultAmount are shown to people who administer the company and to staff with the task orders, customers or finance, ' +
        'KickbackDiscount to role 65 and to staff with the task customers or finance.',
    }),
    defaultAmount: z
      .string()
      .optional()
      .meta({ description: 'The credit limit; absent for callers who may not see it.' }),
    primaryPriceListCode: z.string().optional(),
    deliveryMethodId: z.number().int().optional().meta({ description: 'Chosen in advance in the checkout.' }),
    invoiceCreditStopAmount: z
      .string()
      .optional()
      .meta({
        description:
          'The remaining credit now: as last set, minus orders on account, plus payments, credits and cancellations since. ' +
          'Absent where no credit was agreed and nothing is limited, and for callers who may not see it.',
      }),
    settings: settingsView,
    deliveryAddresses: z.array(addressView),
    invoiceAddresses: z.array(addressView),
  })
  .meta({ id: 'Company' });

export const companyListItem = z.object({
  id: z.number().int(),
  parentId: z.number().int().optional(),
  name: z.string(),
  defaultAmount: z.string(),
  invoiceCreditStopAmount: z.string().meta({ description: 'The current remaining credit; 0 if none was agreed.' }),
});

export const companyPage = pageOf(companyListItem).meta({ id: 'CompanyPage' });
export const companySortFields = ['name', 'id', 'defaultAmount', 'invoiceCreditStopAmount'] as const;

export const companySearchQuery = z.object({
  search: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'A part of the name or of the organisation number, or the whole id.' }),
});

export const companyParams = z.object({ companyId: idParam });
export const settingKeysQuery = z.object({
  keys: z.string().max(4000).optional().meta({ description: 'Only these keys, separated by commas.' }),
});

// Values may be JSON, so characters that other inputs refuse are allowed.
const settingValue = z
  .string()
  .overwrite((text) => stripControls(text, { multiline: true }))
  .max(20_000);
export const changeSettingsInput = z
  .array(
    z.strictObject({
      key: textField({ max: 100 }),
      value: settingValue.nullable().meta({ description: 'Null takes the company’s own value away.' }),
    }),
  )
  .max(200);
export const settingsVersionQuery = z.object({
  version: idParam.optional().meta({ description: 'As read: a change by another editor meanwhile is refused.' }),
});

/** The wanted keys of a ?keys= parameter; undefined means all. */
export function wantedKeys(keys: string | undefined): Set<string> | undefined {
  return keys === undefined ? undefined : new Set(keys.split(',').map((key) => key.trim()));
}

export function toSettingsView(settings: Company['settings'], keys?: Set<string>): z.output<typeof settingsView> {
  return Object.entries(settings)
    .filter(([key]) => keys === undefined || keys.has(key))
    .map(([key, value]) => ({ key, value }));
}

export function toCompanyView(company: Company, claims: Claims | undefined): z.output<typeof companyView> {
  const isCreditSeen = seesCompanyCredit(claims);
  const left = isCreditSeen ? writtenCredit(company.credit) : undefined;
  return {
    id: company.id,
    version: company.version,
    ...present({ parentId: company.parentId }),
    name: company.name,
    ...present({
      coopCode: company.coopCode,
      emailAddress: company.emailAddress,
      orgNo: company.orgNo,
      vatNo: company.attributes.VatNo,
      web: company.web,
      phoneNumber: company.phoneNumber,
    }),
    children: company.children.map(({ id, name }) => ({ id, name })),
    attributes: { ...seenAttributes(company, claims), ...present({ InvoiceCreditStopAmount: left }) },
    ...present({
      defaultAmount: isCreditSeen ? (company.attributes.DefaultAmount ?? '0') : undefined,
      invoiceCreditStopAmount: left,
      primaryPriceListCode: company.attributes.PrimaryPricelistCode,
      deliveryMethodId: methodIdOf(company.attributes.DeliveryMethodId),
    }),
    settings: toSettingsView(company.settings),
    deliveryAddresses: company.deliveryAddresses.map(toAddressView),
    invoiceAddresses: company.invoiceAddresses.map(toAddressView),
  };
}

function seenAttributes({ attributes }: Company, claims: Claims | undefined): Record<string, string> {
  const hidden = [
    ...(seesCompanyCredit(claims) ? [] : ['DefaultAmount', 'InvoiceCreditStopAmount']),
    ...(seesKickback(claims) ? [] : ['KickbackDiscount']),
  ];
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !hidden.includes(key)));
}

export function toAddressView({ addressLine2, region, ...address }: Address): z.output<typeof addressView> {
  return { ...address, countryId: address.countryCode, ...present({ addressLine2, region }) };
}

/** The attribute is a text; a text that is not a number means no method. */
const methodIdOf = (written: string | undefined): number | undefined => {
  const id = Number(written);
  return written !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Leaves out undefined values: the JSON has no null for an absent value. */
function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
