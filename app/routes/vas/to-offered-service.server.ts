import { logoValue } from '#app/components/vas/service-form.ts';
import type { OfferedLogo, OfferedService } from '#app/components/vas/vas-answers.ts';
import { fromDecimal } from '#core/money.ts';
import { isReleased, logoWords } from '#modules/logo/chosen-logo.ts';
import type { ChoosableLogo } from '#modules/logo/read-row-logos.server.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { FullService } from '#modules/vas/list-services.server.ts';
import type { Visit } from '#modules/visit.ts';

type Speaker = Pick<Visit, 'market' | 'language'>;

/** A service with its price as text. */
export function toOfferedService(visit: Speaker, service: FullService, mode: PriceMode): OfferedService {
  const { salesPrice, salesPriceIncVat, ...rest } = service;
  return { ...rest, price: priceText(visit, mode === 'incl' ? salesPriceIncVat : salesPrice) };
}

export function toOfferedLogo(logo: ChoosableLogo): OfferedLogo {
  const { logoId, version, name, fileName, widthMm, thinnest } = logo;
  return {
    value: logoValue(logo),
    name: logoWords(logo),
    isReleased: isReleased(logo),
    picture: `/api/vas/logos/${logoId}/versions/${version}/picture`,
    file: { logoId, version, name, fileName },
    widthMm,
    thinnest,
  };
}

function priceText({ market, language }: Speaker, price: number | null): string | undefined {
  const amount = price === null ? undefined : fromDecimal(price, market.currency, 'halfUp');
  const culture = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  return amount?.ok ? createCurrencyFormat(culture, market.currency).format(amount.value.amount) : undefined;
}
