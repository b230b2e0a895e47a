import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { isScope, scopes } from '../auth/scopes.ts';
import { storedInt } from '../id-param.ts';

export const companyChoices = z
  .array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      parentId: z.number().int().optional(),
      isCurrent: z.boolean(),
    }),
  )
  .meta({ id: 'CompanyChoices' });

export const resetQuery = z.object({
  userName: z.string().trim().min(1).max(254),
  market: z
    .string()
    .trim()
    .max(20)
    .optional()
    .meta({ description: 'The market’s id or code; by default that of the host.' }),
});

export const accepted = z.object({ accepted: z.boolean() });

const time = z.iso.datetime();

export const sessionList = z
  .array(
    z.object({
      sid: z.string(),
      device: z.string(),
      company: z.string().optional(),
      createdAt: time,
      lastSeenAt: time,
      isCurrent: z.boolean(),
    }),
  )
  .meta({ id: 'Sessions' });

export const sessionParams = z.object({ sid: z.string().min(1).max(100) });
export const endedView = z.object({ ended: z.number().int() });

const scopeField = z
  .string()
  .refine(isScope, 'not-one-of')
  .meta({ type: 'string', enum: [...scopes] });

export const clientView = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    customerId: z.number().int(),
    companyId: z.number().int().optional(),
    marketId: z.number().int().meta({ description: 'Where the program was made, and its tokens are valid.' }),
    allMarkets: z.boolean().meta({ description: 'Its tokens are valid in every market.' }),
    isActive: z.boolean(),
    createdAt: time,
    secretChangedAt: time,
    lastUsedAt: time.optional(),
  })
  .meta({ id: 'ApiClient' });

export const clientParams = z.object({ client: z.string().min(1).max(100) });

export const newClientInput = z.strictObject({
  name: textField({ max: 100 }),
  scopes: z.array(scopeField).max(100),
  customerId: storedInt,
  companyId: storedInt.optional(),
  allMarkets: z.boolean().optional().meta({ description: 'Only for a program that acts as internal staff.' }),
});

export const clientChanges = z.strictObject({
  name: textField({ max: 100 }).optional(),
  scopes: z.array(scopeField).max(100).optional(),
  allMarkets: z.boolean().optional(),
  isActive: z.boolean().optional(),
});

export const clientSecret = z
  .object({ id: z.string(), secret: z.string().meta({ description: 'Shown this once.' }) })
  .meta({ id: 'ApiClientSecret' });

export const tokenInput = z.object({
  grant_type: z.string(),
  client_id: z.string().max(200).optional().meta({ description: 'Or both as HTTP Basic authentication.' }),
  client_secret: z.string().max(200).optional(),
  scope: z
    .string()
    .max(2000)
    .optional()
    .meta({ description: 'Scopes separated by blanks; all that the client has if left out.' }),
});

export const tokenView = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int(),
    scope: z.string(),
  })
  .meta({ id: 'ClientToken' });
