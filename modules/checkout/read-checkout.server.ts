import { type Money, sum, toDecimal } from '#core/money.ts';
import { readLeftWords } from '../allowance/say-left.server.ts';
import type { CartRowView, CartView } from '../cart/cart-view.ts';
import { readCurrentCart } from '../cart/current-cart.server.ts';
import { priceForOrder } from '../cart/price-for-order.server.ts';
import { readCartView } from '../cart/read-cart-view.server.ts';
import { coversOrder } from '../company/company-credit.ts';
import { seesCompanyCredit } from '../company/company-team.ts';
import { findServicePoint, listServicePoints } from '../delivery/list-service-points.server.ts';
import { readPaymentMethods } from '../payment/read-payment-methods.server.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { PricedCart, Sides } from '../pricing/priced-cart.ts';
import { isSendingBlocked, taxRatesOf } from '../pricing/tax-rates.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm, CheckoutView } from './checkout-view.ts';
import { problemsOfDraft } from './draft-problems.ts';
import { costOf, freightFor } from './method-cost.ts';
import { readCheckoutForm } from './read-checkout-form.server.ts';
import { closedFor } from './read-closed.server.ts';
import { matchOf } from './send/match-of.server.ts';
import { readPieces, type SentPieces } from './send/read-pieces.server.ts';
import { withServiceDays } from './send/service-days.ts';
import { stepValidity } from './steps.ts';
import { taxPlaceOf, vatNoOf } from './tax-place.ts';

type Input = { readonly mode: PriceMode };

/** Open to all visitors, for their own cart. Undefined if there is no cart, or if it has become an order. */
export async function readCheckout(shop: Shop, visit: Visit, { mode }: Input): Promise<CheckoutView | undefined> {
  const { cart: current, holder } = await readCurrentCart(shop, visit);
  if (!current) return undefined;
  const view = await readCartView(shop, visit, { mode });
  const { id } = view;
  if (id === undefined || view.isUnavailable) return undefined;
  const form = await readCheckoutForm(shop, visit, { cartId: id, settings: holder.settings });
  const { draft, who, methods, deliveryPaidByCompany } = form;
  const method = chosenMethod(form);
  const vatNo = vatNoOf(draft.delivery.deliveryVatNo, form.companyVatNo);
  const taxed = taxPlaceOf(visit.market, { who, place: placeOf(draft), vatNo });
  const priced = await priceForOrder(shop, visit, {
    cartId: id,
    mode,
    ...taxed,
    ...(method && { freight: freightFor(method, deliveryPaidByCompany) }),
  });
  if (!priced.ok) return undefined;
  const { priced: seen, actual, goods, failedTax, taxRates, cart, offers, rows } = priced.value;
  const project = draft.reference.projectNumber || undefined;
  const matched = await matchOf(shop, { cart, visit, project, rows, actual });
  const pieces = await readPieces(shop, visit, { cart, buyerId: visit.claims?.customer_id, people: undefined });
  const approvalRules = [...matched.map(({ name }) => name), ...(await sayExceeded(shop, visit, pieces))];
  const payments = approvalRules.length > 0 ? await readPaymentMethods(shop, visit, { waits: true }) : form.payments;
  const listRates = taxRatesOf(visit.market, []);
  const problems = problemsOfDraft(draft, { ...form, payments });
  return {
    ...form,
    cart: {
      ...view,
      id,
      version: cart.version,
      rows: view.rows.map((row) => pricedAs(seen, row)),
      priced: seen,
      groupedByCustomer: grouped(view, seen),
    },
    key: `${id}:${cart.version}`,
    shown: {
      promotions: [...new Set(actual.promotions.map(({ promotionId }) => promotionId))],
      payable: toDecimal(seen.totals.payable),
    },
    methods: methods.map((each) => ({
      ...withServiceDays(each, cart.rows, offers.services),
      ...costOf(freightFor(each, deliveryPaidByCompany)(goods), { basis: actual.basis, taxRates, listRates }),
    })),
    credit: seesCompanyCredit(visit.claims) ? form.credit : undefined,
    isCreditEnough: coversOrder(form.credit, actual.totals.payable),
    ...(await readServicePoints(shop, visit, form)),
    payments,
    approvalRules,
    problems,
    validity: stepValidity({ isCartValid: view.isValid, hasRows: view.rows.length > 0, problems: problems.length }),
    failedTax: failedTax && isSendingBlocked(visit.market, { rates: taxRates, failedTax }),
    closed: closedFor(shop, visit, holder.settings),
    tax: { treatment: taxed.treatment.kind, vatNo },
  };
}

/** The allowances whose excess makes the order wait, each as a sentence. */
async function sayExceeded(shop: Shop, visit: Visit, pieces: SentPieces | undefined): Promise<string[]> {
  const asking = pieces?.exceeded.filter(({ allowance }) => allowance.excess === 'approval') ?? [];
  if (asking.length === 0) return [];
  const words = await readLeftWords(shop, visit);
  return asking.map((one) => shop.texts.say(visit.language, 'allowance', 'left', words(one)) ?? '');
}

const placeOf = ({ delivery, deliveryCountry }: CheckoutDraft) => ({
  line1: delivery.deliveryLine1,
  zipCode: delivery.deliveryZip,
  city: delivery.deliveryCity,
  region: delivery.deliveryRegion,
  countryCode: deliveryCountry,
});

const chosenMethod = ({ methods, draft: { deliveryMethod } }: CheckoutForm) =>
  methods.find(({ deliveryGroupEntryId }) => deliveryGroupEntryId === deliveryMethod?.deliveryGroupEntryId);

async function readServicePoints(shop: Shop, visit: Visit, form: CheckoutForm) {
  const { servicePointId, deliveryCountry: country, delivery } = form.draft;
  const method = chosenMethod(form);
  if (method?.kind !== 'service-point') return { servicePoints: [], servicePoint: undefined };
  const of = { deliveryMethodId: method.deliveryMethodId, country };
  const zip = delivery.deliveryZip;
  return {
    servicePoints: zip === '' ? [] : await listServicePoints(shop, visit, { ...of, zip }),
    servicePoint:
      servicePointId === undefined ? undefined : await findServicePoint(shop, visit, { ...of, servicePointId }),
  };
}

/** A row and its services at the prices of the order. */
const pricedAs = (priced: PricedCart, row: CartRowView): CartRowView => ({
  ...row,
  price: priced.rows.find(({ rowId }) => rowId === row.id) ?? row.price,
  children: row.children.map((child) => pricedAs(priced, child)),
});

/** The rows of each wearer, with the tax of the delivery address. */
function grouped(
  { groupedByCustomer, rows: bought }: CartView,
  { rows, currency }: PricedCart,
): CartView['groupedByCustomer'] {
  return groupedByCustomer.map((group) => {
    const ids = new Set(
      bought
        .filter(({ id }) => group.rowIds.includes(id))
        .flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    );
    const totals = rows.filter(({ rowId }) => ids.has(rowId)).map(({ total }) => total);
    const known = totals.map(({ gross }) => gross).filter((gross): gross is Money => gross !== undefined);
    const total: Sides = {
      net: sum(
        totals.map(({ net }) => net),
        currency,
      ),
      gross: known.length === totals.length ? sum(known, currency) : undefined,
    };
    return { ...group, total };
  });
}
