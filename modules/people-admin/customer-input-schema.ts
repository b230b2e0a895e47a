import * as z from 'zod';
import { emailField, optionalField, phoneField, textField } from '#core/fields.ts';
import { largestDatabaseInteger, storedInt } from '../id-param.ts';
import { infosInput } from '../people/infos-schema.ts';
import { mostIds, roleField } from './customer-schema.ts';

const nameField = textField({ max: 100 });

const contactFields = {
  emailAddress: optionalField(emailField),
  firstName: nameField,
  lastName: nameField,
  phoneNumber: optionalField(phoneField),
  cellPhone: optionalField(phoneField),
};

/**
 * Strict: role, companies and other fields with their own calls are refused, not ignored. The e-mail address is required (null
 * to remove it), so that leaving it out cannot lock the person out.
 */
export const customerChanges = z
  .strictObject({
    version: z.string().max(64).optional(),
    ...contactFields,
    emailAddress: emailField.nullable(),
    infos: infosInput.optional(),
  })
  .meta({ id: 'CustomerChanges' });

const idOrZero = z.int().nonnegative().max(largestDatabaseInteger);

const newAccount = z.strictObject({
  id: idOrZero.optional(),
  loginName: z.string().max(254).optional(),
  isActive: z.boolean().default(true),
  roleId: roleField.default(64),
});

const newCustomerFields = {
  ...contactFields,
  doSendMail: z.literal(false).optional(),
  account: newAccount.prefault({}),
  infos: infosInput.default([]),
};

const hasOwnLogin = ({
  emailAddress,
  account,
}: {
  emailAddress?: string | undefined;
  account: { loginName?: string | undefined };
}) => account.loginName === undefined || account.loginName.toLowerCase() === emailAddress?.toLowerCase();
const loginIssue = { message: 'not-one-of', path: ['account', 'loginName'] };

export const newCustomer = z
  .strictObject({ companyId: idOrZero.optional(), ...newCustomerFields })
  .refine(hasOwnLogin, loginIssue)
  .meta({ id: 'NewCustomer' });

export const newCustomerWithoutCompany = z
  .strictObject(newCustomerFields)
  .refine(hasOwnLogin, loginIssue)
  .meta({ id: 'NewCustomerWithoutCompany' });

export const consumerInput = z
  .strictObject({ ...contactFields, emailAddress: emailField })
  .meta({ id: 'ConsumerInput' });

export const rightsInput = z
  .strictObject({ roleId: roleField.optional(), isSuperCustomerAdmin: z.boolean().optional() })
  .meta({ id: 'CustomerRights' });

const ids = z.array(idOrZero).min(1).max(mostIds);

export const amountLimitsInput = z
  .strictObject({ customerIds: ids, amountLimit: z.string().trim().max(20).nullable() })
  .meta({ id: 'AmountLimits' });

export const approversInput = z
  .strictObject({ customerIds: ids, approver: emailField.nullable() })
  .meta({ id: 'Approvers' });

export const companyInput = z.strictObject({ companyId: storedInt }).meta({ id: 'CustomerCompany' });
export const offerInput = z
  .strictObject({
    companyId: storedInt.optional(),
    emailAddress: emailField,
  })
  .meta({ id: 'MembershipOffer' });
export const sizesInput = z
  .array(z.strictObject({ sizeGroup: z.string().trim().min(1).max(60), size: z.string().trim().max(20) }))
  .max(100);

export type NewCustomer = z.output<typeof newCustomerWithoutCompany>;

type Written = {
  emailAddress?: string | null | undefined;
  firstName: string;
  lastName: string;
  phoneNumber?: string | undefined;
  cellPhone?: string | undefined;
};

export const toContact = ({ emailAddress, firstName, lastName, phoneNumber, cellPhone }: Written) => ({
  emailAddress: emailAddress ?? '',
  firstName,
  lastName,
  phoneNumber,
  cellPhone,
});
