import type { Language } from '#core/locale.ts';
import type { UnitSay } from '#modules/market/amount-words.ts';
import type { Shop } from '#modules/shop.server.ts';

/** Returns texts of units in a language. */
export const unitSay =
  ({ texts }: Pick<Shop, 'texts'>, language: Language): UnitSay =>
  (key, facts) =>
    texts.say(language, 'units', key, facts) ?? '';
