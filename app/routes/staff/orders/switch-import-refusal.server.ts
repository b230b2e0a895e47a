import * as z from 'zod';
import { refuse } from '#core/result.ts';
import { importParts } from '#modules/fulfilment/import-refusals.ts';
import { refuseNextImport } from '#modules/fulfilment/refuse-imports.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const posted = z.object({ part: z.enum(importParts), enabled: z.enum(['true', 'false']) });

/** Switches refusals of the simulated ERP on or off. Invalid forms did not come from this page. */
export async function switchImportRefusal(shop: Shop, visit: Visit, form: FormData) {
  const read = posted.safeParse(Object.fromEntries(form));
  if (!read.success) return refuse({ code: 'malformed-request' });
  return refuseNextImport(shop, visit, { part: read.data.part, isRefused: read.data.enabled === 'true' });
}
