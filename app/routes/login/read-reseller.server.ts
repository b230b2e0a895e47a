import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { findReseller } from '#modules/company/find-reseller.server.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import type { SignInWay } from './sign-in-way.ts';

/** The dealer whose sign-in page this is. Undefined while the flag for such pages is off. */
export async function readReseller(
  { shop, visit }: RequestContext,
  { reseller }: Pick<SignInWay, 'reseller'>,
): Promise<{ readonly companyId: number; readonly name: string } | undefined> {
  if (reseller === undefined || !(await isEnabled(shop, visit, 'UseResellerUniqueLogin'))) return undefined;
  return findReseller(shop, visit, reseller);
}
