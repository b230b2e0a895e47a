import type { CardsAnswer } from '#app/components/product/recently-viewed-row.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { toCards } from '#app/routes/catalogue/to-cards.server.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import type { Route } from './+types/cards.ts';
import { priceNoteOf } from './price-note.server.ts';
import { readLooking } from './read-looking.server.ts';

const mostCards = 12;

/** Cards of recently viewed products. Missing and hidden ones are left out. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const asked = url.searchParams.getAll('partNo').filter((partNo) => /^[A-Z0-9]{8}$/.test(partNo));
  const { viewer, prices } = await readLooking(shop, visit, request);
  const cards = await readCards(shop, visit, viewer, [...new Set(asked)].slice(0, mostCards));
  const answer: CardsAnswer = {
    cards: await toCards(shop, visit, cards, prices),
    priceNote: priceNoteOf(shop, visit, prices),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
