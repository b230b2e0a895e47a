import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { queryOfCompany } from '#app/components/people/people-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { enter } from '#app/routes/login/enter.server.ts';
import { endActing } from '#modules/acting/end-acting.server.ts';
import type { Route } from './+types/end-acting.ts';

/** The button of the acting bar: ends acting and opens the page of the customer at their company, where acting began. */
export async function action({ context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { claims, language } = visit;
  const ended = await endActing(shop, visit);
  if (!ended.ok) return redirect(`/${language}`);
  const personId = String(claims?.customer_id);
  const page = routeHref('companyPerson', language, { personId });
  return enter(shop, visit, ended.value, `${page}${queryOfCompany(claims?.company_id)}`);
}

export const loader = ({ context }: Route.LoaderArgs) => redirect(`/${context.get(visitContext).language}`);

export default function EndActing() {
  return null;
}
