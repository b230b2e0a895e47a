import type { Legal, OrderPageView, SummaryView } from '#app/components/checkout/checkout-page-view.ts';
import type { Money } from '#core/money.ts';
import { roles } from '#modules/auth/roles.ts';
import type { CheckoutView } from '#modules/checkout/checkout-view.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { marketList } from '#modules/market/markets.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Visit } from '#modules/visit.ts';
import { reliefOf } from '../cart/relief-of.ts';
import { toCartPage } from '../cart/to-cart-page.ts';
import { stepViewsFor } from './step-views.ts';

export type Shown = { readonly mode: PriceMode; readonly isHidden: boolean };

export function toOrderPage(
  visit: Visit,
  view: CheckoutView,
  { legal, ...shown }: Shown & { legal: Legal },
): OrderPageView {
  const { who, draft, isFresh, countries, rules, choices, payments, needs, numbers, servicePoints, servicePoint } =
    view;
  return {
    who,
    draft,
    isFresh,
    countries,
    rules,
    choices,
    payments,
    needs,
    numbers,
    credit: {
      // Buyers who may not see prices get no amount.
      left: shown.isHidden || !view.credit ? undefined : written(visit, view.credit),
      isEnough: view.isCreditEnough,
    },
    servicePoints,
    servicePoint,
    failedTax: view.failedTax,
    closed: view.closed,
    key: view.key,
    shown: JSON.stringify(view.shown),
    methods: view.methods.map((method) => ({
      deliveryMethodId: method.deliveryMethodId,
      deliveryGroupId: method.deliveryGroupId,
      deliveryGroupEntryId: method.deliveryGroupEntryId,
      name: method.name,
      description: method.description,
      kind: method.kind,
      days: method.days,
      cost: shown.isHidden ? { ...method.cost, amount: 0 } : method.cost,
      costIncVat: shown.isHidden ? undefined : method.costIncVat,
    })),
    required: who === 'company' ? view.companyRules.required : [],
    dialCodes: dialCodesIn(visit),
    steps: stepViewsFor(who),
    validity: view.validity,
    isSignedIn: visit.claims !== undefined,
    mayTest: visit.claims?.storm_role === roles.internal,
    hidesPrices: shown.isHidden,
    showsVat: shown.mode === 'incl',
    summary: toSummary(visit, view, shown),
    legal,
  };
}

const written = (visit: Visit, { amount, currency }: Money) =>
  createCurrencyFormat(cultureOf(visit), currency).format(amount);

/** The dial code of the market's country first. */
function dialCodesIn({ market }: Visit): OrderPageView['dialCodes'] {
  const others = marketList.filter(({ code }) => code !== market.code);
  const seen = new Set<string>();
  return [market, ...others.sort((a, b) => a.iso2.localeCompare(b.iso2))].flatMap(({ dialCode, iso2 }) => {
    if (seen.has(dialCode)) return [];
    seen.add(dialCode);
    return [{ code: `+${dialCode}`, name: iso2 }];
  });
}

/** Goods and totals, formatted as in the cart. */
function toSummary(
  visit: Visit,
  { cart, tax }: Pick<CheckoutView, 'cart' | 'tax'>,
  { mode, isHidden }: Shown,
): SummaryView {
  const page = toCartPage(visit, cart, { mode, isHidden, saved: [] });
  return {
    count: page.count,
    rows: page.rows.map(
      ({ id, name, colour, size, quantity, soldBy, packSize, picture, price, nextDelivery, services }) => ({
        id,
        name,
        detail: [colour?.name, size].filter((part) => part).join(', '),
        quantity,
        soldBy,
        packSize,
        picture,
        price: typeof price === 'string' ? undefined : price.total,
        before: typeof price === 'string' ? undefined : price.before,
        later: nextDelivery,
        services: services.map(({ id: serviceId, name: service, positionName, lines, price: cost }) => ({
          id: serviceId,
          text: [[service, positionName].filter((part) => part).join(', '), ...lines].join(' / '),
          price: cost,
        })),
      }),
    ),
    gifts: page.freeItems,
    totals: page.totals && { ...page.totals, relief: reliefOf(tax.treatment, tax.vatNo) },
    groups: page.groups.map(({ coworkerId, total }) => ({
      name: page.coworkers.find(({ id }) => id === coworkerId)?.name,
      total,
    })),
    showFreeItemsDisclaimer: page.showFreeItemsDisclaimer,
    limit: page.limit,
  };
}
