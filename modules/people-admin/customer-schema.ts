import * as z from 'zod';
import { emailField } from '#core/fields.ts';
import { pageOf, pagingQuery, sortingQuery } from '#platform/http/paging.ts';
import { isRole, type Role } from '../auth/roles.ts';
import { idParam } from '../id-param.ts';
import { infoList } from '../people/infos-schema.ts';
import { missingData } from '../people/missing-data.ts';

export const roleField = z
  .number()
  .int()
  .refine((code): code is Role => isRole(code), 'not-one-of');

const accountView = z.object({
  id: z.number().int(),
  loginName: z.string(),
  roleId: z.number().int(),
  isActive: z.boolean(),
});

export const customerAddressView = z
  .object({
    id: z.number().int(),
    addressLine1: z.string(),
    addressLine2: z.string().optional(),
    zipCode: z.string(),
    city: z.string(),
    region: z.string().optional(),
    countryCode: z.string(),
  })
  .meta({ id: 'CustomerAddress' });

const person = {
  id: z.number().int(),
  customerCode: z.string(),
  emailAddress: z.string().meta({ description: 'Empty for a person without an e-mail address.' }),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  cellPhone: z.string().optional(),
  infos: infoList,
  account: accountView.optional().meta({ description: 'The first account, which decides the role.' }),
};

export const customerView = z
  .object({
    ...person,
    socialSecurityNumber: z
      .string()
      .optional()
      .meta({ description: 'Only for the person and for staff with the task `customers`.' }),
    companies: z.array(z.object({ id: z.number().int(), name: z.string() })),
    addresses: z.array(customerAddressView),
    version: z.string().meta({ description: 'Sent back with a change, which is refused if another came first.' }),
  })
  .meta({ id: 'Customer' });

const listedCustomer = z.object(person);

export const customerPage = pageOf(listedCustomer)
  .extend({
    type: z.enum(['company', 'company-team']),
    attestant: z.string().optional().meta({ description: 'The approver to whose team the list is limited.' }),
  })
  .meta({ id: 'CustomerPage' });

export const customerParams = z.object({ customerId: idParam });
export const companyQuery = z.object({
  companyId: idParam.optional().meta({ description: 'Default: the caller’s own company.' }),
});

const sorting = sortingQuery(['last-name-first-name', 'email', 'department', 'employee-number']);
export const mostIds = 200;

const idList = z
  .string()
  .max(2400)
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(idParam).min(1).max(mostIds));

/** The type is accepted but ignored: the caller's role decides which people are visible. */
const people = companyQuery.extend(sorting.shape).extend({
  page: pagingQuery.shape.page,
  type: z.enum(['company', 'company-team']).optional(),
  attestant: z.string().max(254).optional().meta({
    description:
      'Only people with this approver: the e-mail address, or a part of the name. Not applied together with the type `company-team`, nor for people who see one team only.',
  }),
  role: z.coerce.number().pipe(roleField).optional(),
  department: z.string().max(200).optional(),
  costCentre: z.string().max(200).optional(),
  invited: z
    .literal('true')
    .transform(() => true)
    .optional()
    .meta({ description: 'Only those with an open invitation.' }),
  isActive: z.stringbool().optional(),
  missing: z.enum(missingData).optional(),
});

export const customersQuery = people.extend({
  customerIds: idList.optional().meta({ description: 'Only these, separated by commas.' }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'As many as there are customerIds, otherwise 50.' }),
});

export const customerSearchQuery = people.extend({
  pageSize: pagingQuery.shape.pageSize,
  // E-mail addresses are searched for, so characters that other texts refuse are allowed.
  query: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .meta({ description: 'A part of the name, e-mail address or employee number.' }),
});

export const emailQuery = z.object({ email: emailField, marketId: idParam.optional() });
