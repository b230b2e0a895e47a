import { shopContext, visitContext } from '#app/context.ts';
import { cookieOptions, redirectWith } from '#app/routes/login/enter.server.ts';
import { signOut } from '#modules/account/sign-out.server.ts';
import { clearedCookies } from '#modules/auth/session-cookies.ts';
import { isLanguageOf } from '#modules/market/language.ts';
import type { Route } from './+types/logout.ts';

/** /logout?locale=sv: ends the session in the browser and on the server, and redirects to the home page. */
async function leave({ context, url }: Route.LoaderArgs | Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  await signOut(shop, visit);
  const locale = url.searchParams.get('locale') ?? '';
  const language = isLanguageOf(visit.market, locale) ? locale : visit.language;
  return redirectWith(clearedCookies(cookieOptions(shop, visit)), `/${language}`);
}

export const loader = (args: Route.LoaderArgs) => leave(args);
export const action = (args: Route.ActionArgs) => leave(args);

export default function Logout() {
  return null;
}
