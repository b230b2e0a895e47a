import type { Language } from '#core/locale.ts';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import type { Market } from '#modules/market/market.ts';
import { taxKindOf } from '#modules/pricing/total-words.ts';
import { fictionalPhone } from '../companies/phones.ts';
import { demoStores } from '../companies/stores.ts';
import { must } from '../facts.ts';
import { sellerNumbers } from './seller-numbers.ts';
import type { SiteTexts } from './site-texts.ts';

/** A market's office is at its first store, and fictional too. */
export function officeOf(market: Market, language: Language, { general }: SiteTexts): GeneralContent['footer'] {
  const { address } = must(
    demoStores.find((store) => store.market === market.code),
    market.code,
  );
  const { addressLine1, zipCode, city } = address;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(market.iso2) ?? market.name;
  return {
    emails: [
      { label: general.customerService, email: `service.${market.code}@yrke.example` },
      { label: general.companies, email: `companies.${market.code}@yrke.example` },
    ],
    phones: [
      { label: general.customerService, phone: fictionalPhone(market.iso2, 'office', 10) },
      { label: general.companies, phone: fictionalPhone(market.iso2, 'office', 11) },
    ],
    mainOffice: { box: `${general.box} ${1100 + market.marketId}`, zip: zipCode, city },
    visitingAddress: { street: addressLine1, zip: zipCode, city, country },
    openHours: [
      { label: general.weekdays, hours: '08:00–16:30' },
      { label: general.weekend, hours: general.closed },
    ],
  };
}

/** Fictional, with valid check digits for each country; some countries require more facts about the seller. */
export const sellerOf = (market: Market): GeneralContent['seller'] => ({
  name: 'Yrke',
  ...sellerNumbers[market.iso2],
  accounts:
    taxKindOf(market) === 'vat'
      ? [
          { label: 'IBAN', number: `${market.iso2}00 0000 0000 0000 0000` },
          { label: 'BIC', number: 'YRKEXX00' },
        ]
      : [{ label: 'Account', number: '000 000 000' }],
});
