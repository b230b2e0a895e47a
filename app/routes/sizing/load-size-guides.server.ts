import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { readMyMeasures } from '#modules/sizing/customer-measures.server.ts';
import { fitWishes } from '#modules/sizing/size-finder.ts';
import { readSizeGuides } from '#modules/sizing/size-guides.server.ts';
import { bodyMeasures, isLengthUnit, unitOfMarket } from '#modules/sizing/size-measures.ts';
import { toSizeSheets } from '#modules/sizing/size-sheet.ts';
import type { Visit } from '#modules/visit.ts';
import { readSizeTexts } from './read-size-texts.server.ts';

/** All guides in the visitor's language, and the values of the form in the address. */
export async function loadSizeGuides(shop: Shop, visit: Visit, query: URLSearchParams) {
  const sheets = toSizeSheets(await readSizeGuides(shop), visit);
  const own = visit.claims && (await readUnlessAway(readMyMeasures(shop, visit), undefined));
  const unit = query.get('unit');
  const typed = Object.fromEntries(
    bodyMeasures.flatMap((measure) => {
      const text = query.get(measure)?.slice(0, 8);
      return text === undefined ? [] : [[measure, text]];
    }),
  );
  return {
    sheets,
    texts: await readSizeTexts(shop, visit),
    marketUnit: unitOfMarket(visit.market.code),
    measures: own?.ok ? own.value : null,
    asked: {
      guide: sheets.find(({ code }) => code === query.get('guide'))?.code,
      wish: fitWishes.find((wish) => wish === query.get('wish')),
      unit: isLengthUnit(unit) ? unit : undefined,
      typed: Object.keys(typed).length > 0 ? typed : undefined,
    },
  };
}
