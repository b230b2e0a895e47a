import type { Language } from '#core/locale.ts';
import { cultureOf } from '../market/culture.ts';
import type { Market } from '../market/market.ts';
import { createRateFormat } from '../market/rate-format.ts';
import { taxKindOf } from '../pricing/total-words.ts';
import type { Shop } from '../shop.server.ts';
import type { SheetWords } from './order-sheet.ts';

type Place = { readonly market: Market; readonly language: Language };

/** Texts and formats of a sheet for a market and language. */
export function sheetWords({ texts }: Pick<Shop, 'texts'>, { market, language }: Place): SheetWords {
  const culture = cultureOf({ market, language });
  return {
    say: (key, facts) => {
      const [domain = '', ...path] = key.split('.');
      const text = texts.say(culture, domain, path.join('.'), facts);
      if (text === undefined) throw new Error(`${key} has no text`);
      return text;
    },
    rate: createRateFormat(culture, market.currency),
    taxKind: taxKindOf(market),
    language,
  };
}
