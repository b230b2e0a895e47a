import * as z from 'zod';
import { emailField, optionalField, phoneField, textField } from '#core/fields.ts';
import { longestEmail } from '#core/input.ts';
import { longestPassword, shortestPassword } from '../auth/password-rules.ts';
import { idParam } from '../id-param.ts';
import type { CountryCode } from '../market/market.ts';
import { marketList } from '../market/markets.ts';
import { readPostcode } from '../market/postcode.ts';

const text = () =>
  z.string({ error: ({ input }: { input?: unknown }) => (input === undefined ? 'required' : 'wrong-type') });

/** Not trimmed, because every character counts; only the comparison with the stored hash decides. */
const passwordField = text().min(1, 'required').max(longestPassword, 'too-long');

const newPasswordField = text()
  .min(1, { error: 'required', abort: true })
  .min(shortestPassword, 'too-short')
  .max(longestPassword, 'too-long');

const loginNameField = text()
  .overwrite((name) => name.trim())
  .min(1, 'required')
  .max(longestEmail, 'too-long');

const nameField = textField({ max: 100 });

// Browsers do not send unticked boxes.
const checkbox = z.preprocess((value) => value === 'on' || value === 'true' || value === true, z.boolean());

export const signInInput = z.object({ loginName: loginNameField, password: passwordField, remember: checkbox });

export const chooseCompanyInput = z.object({
  ticket: text().min(1, 'required').max(2000, 'too-long'),
  companyId: idParam,
});

export const requestResetInput = z.object({ loginName: loginNameField });

const linkToken = text().min(1, 'required').max(500, 'too-long');

export const resetPasswordInput = z.object({ token: linkToken, password: newPasswordField });

export const changePasswordInput = z.object({ currentPassword: passwordField, newPassword: newPasswordField });

export const registerInput = z.object({
  emailAddress: emailField,
  firstName: nameField,
  lastName: nameField,
  password: newPasswordField,
});

export const confirmEmailInput = z.object({ token: linkToken });

export const profileInput = z.object({
  firstName: nameField,
  lastName: nameField,
  phoneNumber: optionalField(phoneField),
  cellPhone: optionalField(phoneField),
});

const countryCodes = marketList.map(({ iso2 }) => iso2) as [CountryCode, ...CountryCode[]];

/** The postcode is stored in the format of its country. */
export const addressInput = z
  .object({
    addressLine1: textField({ max: 100 }),
    addressLine2: optionalField(textField({ max: 100 })),
    zipCode: textField({ max: 12 }),
    city: textField({ max: 60 }),
    region: optionalField(textField({ max: 60 })),
    countryCode: z.enum(countryCodes),
  })
  .transform((address, context) => {
    const zipCode = readPostcode(address.countryCode, address.zipCode);
    if (zipCode !== undefined) return { ...address, zipCode };
    context.addIssue({ code: 'custom', message: 'invalid', path: ['zipCode'] });
    return z.NEVER;
  });

export const deleteAccountInput = z.object({ password: passwordField });
