import { isSplit, readChoice } from './answer/choice.ts';
import { enterPlace, keepHits, presentIn } from './answer/ground.ts';
import { listRows } from './answer/list-rows.ts';
import { narrow } from './answer/narrow.ts';
import { renewStamps } from './answer/scratch.ts';
import { countWithKnown, knownTally, rememberedTally } from './answer/tally.ts';
import type { Assortment } from './assortment.ts';
import type { Engine } from './engine.ts';
import type { ListAnswer, ListRequest } from './list-answer.ts';

/**
 * The results of a page, and the number of results for every value of every filter. A product matches if one of its
 * visible skus matches all selected colours, sizes and the price.
 */
export function answerList(engine: Engine, assortment: Assortment, request: ListRequest): ListAnswer {
  renewStamps(engine);
  const choice = readChoice(engine, assortment, request);
  const place = enterPlace(engine, assortment, request.place);
  const ground = request.hits ? keepHits(engine, place, request.hits) : place;
  const remembered = rememberedTally(engine, assortment, ground, choice);
  const known = remembered ?? knownTally(engine, assortment, ground, choice);
  if (known) narrow(engine, assortment, ground, choice.chosen, []);
  const { total, counts, limits } = known ?? countWithKnown(engine, assortment, ground, choice);
  const page = Math.max(1, Math.min(Math.trunc(request.page) || 1, Math.ceil(total / request.pageSize)));
  return {
    total,
    isSplit: isSplit(choice),
    page,
    rows: listRows({ engine, assortment, ground, request, choice, total, first: (page - 1) * request.pageSize }),
    counts: counts.slice(),
    remembered,
    present: presentIn(engine, assortment, place),
    priceLimits: limits && engine.amounts.limitsOf(limits.low, limits.high, request.priceMode),
  };
}
