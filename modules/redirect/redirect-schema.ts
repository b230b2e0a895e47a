import * as z from 'zod';
import { longestPath, normalPath, type Redirect } from './redirect.ts';

/** A path of the shop, also with the host in front of it, as staff copy it from the browser. Not the address of another host. */
const isPath = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text);

const required = (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type');
const path = z.string({ error: required }).trim().min(1, 'required').max(longestPath, 'too-long');

export const fromField = path.refine(isPath, 'path-invalid').transform(normalPath);
export const toField = path.refine(isPath, 'path-invalid');

export const redirectInput = z.strictObject({
  from: fromField.meta({ description: 'Path that does not exist. Without a language it counts in every language.' }),
  to: toField.meta({ description: 'Path of the shop. Without a language it gets the visitor’s.' }),
  everywhere: z.boolean().default(false).meta({ description: 'In all markets instead of the market of the host.' }),
});

export type RedirectInput = z.output<typeof redirectInput>;

export const redirectView = z
  .object({
    id: z.uuid(),
    marketId: z.number().int().nullable(),
    from: z.string(),
    to: z.string(),
    created: z.iso.datetime(),
  })
  .meta({ id: 'Redirect' });

export const toRedirectView = ({ id, marketId, from, to, createdAt }: Redirect) => ({
  id,
  marketId: marketId ?? null,
  from,
  to,
  created: createdAt.toISOString(),
});
