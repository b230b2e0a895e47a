import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** VAT note of prices on cards; undefined if none are shown. */
export function priceNoteOf(
  { texts }: Pick<Shop, 'texts'>,
  { language }: Visit,
  { mode, isHidden }: { mode: PriceMode; isHidden: boolean },
): string {
  return isHidden ? '' : (texts.say(language, 'product', mode === 'incl' ? 'price.inclVat' : 'price.exclVat') ?? '');
}
