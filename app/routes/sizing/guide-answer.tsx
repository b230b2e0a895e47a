import type { SizeGuideAnswer } from '#app/components/sizing/sizing-answer.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import { readMyMeasures } from '#modules/sizing/customer-measures.server.ts';
import { readProductSizeGuide } from '#modules/sizing/read-size-guides.server.ts';
import { sizeGuideView } from '#modules/sizing/size-guide.ts';
import { unitOfMarket } from '#modules/sizing/size-measures.ts';
import { toSizeSheets } from '#modules/sizing/size-sheet.ts';
import type { Route } from './+types/guide-answer.ts';
import { readSizeTexts } from './read-size-texts.server.ts';

/** Data of the size guide dialog of a product. */
export async function loader({ context, request, params: { basePartNo } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { language, market } = visit;
  const { viewer } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, { basePartNo });
  if (!detail) return Response.json(null, { status: 404, headers });
  const guide = await readProductSizeGuide(shop, visit, viewer, detail);
  const own = visit.claims && (await readMyMeasures(shop, visit));
  const { content } = sizeGuideView(guide, {
    language,
    marketDefault: market.defaultLocale,
    nameOfDimension: (code) => shop.texts.say(language, 'sizing', `dimension.${code}`),
  });
  const answer: SizeGuideAnswer = {
    sheets: toSizeSheets(guide.guides, visit),
    texts: await readSizeTexts(shop, visit),
    dimensions: content?.productDimensions ?? null,
    pdfUrl: guide.pdfUrl ?? null,
    marketUnit: unitOfMarket(market.code),
    measures: own?.ok ? own.value : null,
    messages: shop.texts.messages(language, ['sizing']),
  };
  return Response.json(answer, { headers });
}

const headers = { 'cache-control': 'no-store' };
