import type { ServicesAnswer } from '#app/components/vas/vas-answers.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { noStore } from '#app/routes/cart-answers/no-store.ts';
import { listChoosableLogos } from '#modules/logo/read-row-logos.server.ts';
import { readServiceChoice } from '#modules/vas/read-service-choice.server.ts';
import type { Route } from './+types/services-answer.ts';
import { toOfferedLogo, toOfferedService } from './to-offered-service.server.ts';

/** The services of a sku, for the fields of a product page and of a cart row. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const choice = await readServiceChoice(shop, visit, url.searchParams.get('sku') ?? '');
  const { mode } = await readPriceView(shop, visit, request);
  const answer: ServicesAnswer = {
    ...choice,
    services: choice.services.map((service) => toOfferedService(visit, service, mode)),
    logos: (await listChoosableLogos(shop, visit)).map(toOfferedLogo),
    messages: shop.texts.messages(visit.language, ['vas', 'proof']),
  };
  return Response.json(answer, noStore);
}
