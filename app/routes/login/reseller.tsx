import { redirect } from 'react-router';
import { shopContext, visitContext } from '#app/context.ts';
import { resellerLoginPath } from '#modules/auth/reseller-login.ts';
import { findReseller } from '#modules/company/find-reseller.server.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import type { Route } from './+types/reseller.ts';

/** A reseller's link to the shop redirects to the reseller's sign-in page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const reseller = await findReseller(shop, visit, params.slug);
  if (!reseller) throw redirect('/404');
  const path = resellerLoginPath(reseller.slug, await isEnabled(shop, visit, 'UseResellerUniqueLogin'));
  throw redirect(`${path}${path.includes('?') ? '&' : '?'}lang=${visit.language}`);
}

export default function Reseller() {
  return null;
}
