import * as z from 'zod';
import { emailField, textField } from '#core/fields.ts';
import { roles } from '../auth/roles.ts';

/** The first administrator of a company. Role and flags are fixed, so a caller cannot request more rights. */
export const newCompanyAdminInput = z
  .strictObject({
    firstName: textField({ max: 60 }),
    lastName: textField({ max: 60 }),
    emailAddress: emailField,
    doSendMail: z.literal(false),
    account: z.strictObject({
      id: z.literal(1),
      isActive: z.literal(true),
      loginName: emailField,
      roleId: z.literal(roles.customerAdmin),
    }),
    infos: z.tuple([z.strictObject({ code: z.literal('IsMainCustomer'), value: z.literal('false') })]),
  })
  .refine(({ emailAddress, account }) => emailAddress === account.loginName, {
    error: 'invalid',
    path: ['account', 'loginName'],
  })
  .meta({ id: 'NewCompanyAdmin' });

export type NewCompanyAdmin = z.output<typeof newCompanyAdminInput>;

type Typed = { readonly adminFirstName: string; readonly adminLastName: string; readonly adminEmail: string };

/** The request for the administrator of the company form: without a mail; the person signs in with the e-mail address. */
export const newCompanyAdmin = ({
  adminFirstName,
  adminLastName,
  adminEmail,
}: Typed): z.input<typeof newCompanyAdminInput> => ({
  firstName: adminFirstName,
  lastName: adminLastName,
  emailAddress: adminEmail,
  doSendMail: false,
  account: { id: 1, isActive: true, loginName: adminEmail, roleId: roles.customerAdmin },
  infos: [{ code: 'IsMainCustomer', value: 'false' }],
});
