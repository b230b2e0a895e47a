import { toDecimal } from '#core/money.ts';
import type { DeliveryMethod } from '#modules/delivery/delivery-method.ts';
import type { Market } from '#modules/market/market.ts';
import { shownPrice } from '#modules/pricing/displayed-price.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';

export type MerchantTerms = {
  /** Delivery methods for consumers. */
  readonly methods: readonly Pick<DeliveryMethod, 'price' | 'days' | 'countries'>[];
  readonly returnDays: number;
};

const schema = 'https://schema.org';

/** Delivery and return terms in structured data, with every offer. */
export function merchantTerms({ methods, returnDays }: MerchantTerms, market: Market, mode: PriceMode) {
  return {
    ...(methods.length > 0 && {
      shippingDetails: methods.map(({ price, days }) => ({
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: toDecimal(shownPrice(price, mode, market.vatBasisPoints)),
          currency: price.amount.currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.iso2 },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: { '@type': 'QuantitativeValue', minValue: days.from, maxValue: days.to, unitCode: 'DAY' },
        },
      })),
    }),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: market.iso2,
      returnPolicyCategory: `${schema}/MerchantReturnFiniteReturnWindow`,
      merchantReturnDays: returnDays,
      returnMethod: `${schema}/ReturnByMail`,
      returnFees: `${schema}/ReturnFeesCustomerResponsibility`,
    },
  };
}
