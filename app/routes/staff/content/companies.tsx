import type { CompanyChoice } from '#app/components/staff/content/content-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { noStore } from '#app/routes/cart-answers/no-store.ts';
import { searchCompanies } from '#modules/company/search-companies.server.ts';
import type { Route } from './+types/companies.ts';

const most = 8;

/** Companies for the fields of the editor, instead of a screen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, 100);
  const found = await searchCompanies(context.get(shopContext), context.get(visitContext), { text, most });
  const choices: CompanyChoice[] = (found.ok ? found.value : []).map(({ id, name }) => ({
    value: String(id),
    label: `${name} (${id})`,
  }));
  return Response.json(choices, noStore);
}
