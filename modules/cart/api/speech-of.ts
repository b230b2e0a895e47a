import { basisOf } from '../../pricing/price-basis.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

/** How rows are presented to a caller: the basis of their prices, and the texts of their errors. */
export const speechOf = ({ texts }: Pick<Shop, 'texts'>, visit: Visit) => ({
  basis: basisOf(visit),
  say: (word: string) => texts.say(visit.language, 'cart', `error.${word}`) ?? word,
});
