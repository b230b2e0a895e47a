import type { MatrixAnswer } from '#app/components/quick-add/matrix-answer.ts';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/matrix.ts';
import { loadMatrix } from './load-matrix.server.ts';

/** Data of the size table in a list. Never cached, because stock and prices change. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const headers = { 'cache-control': 'no-store' };
  const found = await loadMatrix(shop, visit, request, params);
  if (!found) return new Response(null, { status: 404, headers });
  const { name, href, packSize, soldBy, stock, coworkers, servicesOf } = found;
  const answer: MatrixAnswer = {
    name,
    href,
    packSize,
    soldBy,
    stock,
    coworkers,
    servicesOf,
    // The table shows no pictures.
    colours: withoutPictures(found.colours),
    messages: shop.texts.messages(visit.language, ['product']),
  };
  return Response.json(answer, { headers });
}

function withoutPictures([first, ...others]: MatrixAnswer['colours']): MatrixAnswer['colours'] {
  return [{ ...first, assets: [] }, ...others.map((colour) => ({ ...colour, assets: [] }))];
}
