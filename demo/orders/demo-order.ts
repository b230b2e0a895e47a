import { newId } from '#core/ids.ts';
import { roundingFor } from '#core/money.ts';
import type { PostalAddress } from '#modules/address/address-form.ts';
import { isOn } from '#modules/company/company-settings.ts';
import { carrierKind } from '#modules/delivery/delivery-method.ts';
import { markets } from '#modules/market/markets.ts';
import { isNorthAmerica } from '#modules/market/north-america.ts';
import type { OrderDraft, OrderRow } from '#modules/order/order.ts';
import { orderStatuses } from '#modules/order/order-status.ts';
import { priceBasisOf } from '#modules/pricing/price-basis.ts';
import { priceCart } from '#modules/pricing/price-cart.ts';
import type { PricedCart } from '#modules/pricing/priced-cart.ts';
import { taxByTable } from '#modules/pricing/tax-by-table.ts';
import { ratesByColour, taxRatesOf } from '#modules/pricing/tax-rates.ts';
import { taxRequestOf } from '#modules/pricing/tax-request.ts';
import { afterServices } from '#modules/vas/lead-time.ts';
import type { VasArticle } from '#modules/vas/vas-article.ts';
import { deliveryGroupsOf, demoMethods } from '../checkout/methods.ts';
import { demoCompany } from '../companies/companies.ts';
import type { DemoAddress, DemoCompany } from '../companies/demo-company.ts';
import type { DemoPerson } from '../companies/demo-person.ts';
import { publicList } from '../price-lists.ts';
import type { Random } from '../random.ts';
import type { DemoArticle } from './article-store.server.ts';
import { articleRow, type Chosen, chosenOf, freightRow, rowStep } from './demo-rows.ts';
import type { PlannedOrder } from './order-plan.ts';

const cardMethod = 168;
const accountMethod = 169;
const dayMs = 86_400_000;

export const companyOf = ({ companyIds }: DemoPerson): DemoCompany | undefined =>
  companyIds[0] === undefined ? undefined : demoCompany(companyIds[0]);

/** The price list that applies to a person. */
export function listOf(person: DemoPerson, goods: PlannedOrder['goods']): string {
  const lists = companyOf(person)?.priceLists ?? [];
  const own = lists.find((code) => code.startsWith('EXTERNAL') === (goods === 'external'));
  return own?.startsWith('PREORDER') ? publicList(person.market) : (own ?? publicList(person.market));
}

type Facts = {
  readonly person: DemoPerson;
  readonly articles: readonly DemoArticle[];
  /** Given instead of a random choice of articles. */
  readonly bought?: readonly Chosen[] | undefined;
  /** What is made on garments of `bought`. */
  readonly services?: readonly VasArticle['service'][];
  readonly random: Random;
  readonly now: Date;
};

/** The order as agreed when it was sent. Stock is not reduced: today's stock already excludes it. */
export async function demoOrder(plan: PlannedOrder, facts: Facts): Promise<OrderDraft> {
  const { person, articles, random, now } = facts;
  const company = companyOf(person);
  const market = markets[person.market];
  const at = new Date(now.getTime() - plan.daysAgo * dayMs - plan.minutes * 60_000);
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.int(0, 255));
  const cartId = newId(at, bytes);
  const bought = facts.bought ?? chosenOf(plan, articles, random, company !== undefined);
  const rows = bought.map(({ sku, quantity, article }, index) => ({
    rowId: newId(at, bytes),
    rowNumber: (index + 1) * rowStep,
    sku,
    quantity,
    unit: article.price,
    origin: { priceList: article.priceList, listType: article.listType },
  }));
  const { method, price, freeFrom } = wayOf(person, company);
  const basis = priceBasisOf(market, company ? 'company' : 'consumer');
  const cart = {
    currency: market.currency,
    basis,
    rows,
    effects: [],
    taxRates: taxRatesOf(market, rows),
    freight: undefined,
  };
  const goods = priceCart({ ...cart, rounding: roundingFor('off') });
  const isFree = company?.attributes.DeliveryPaidBy === 'company';
  const reaches = freeFrom !== undefined && goods.totals.products.net.amount >= freeFrom.amount;
  const freight = isFree
    ? undefined
    : { ...price, amount: { ...price.amount, amount: reaches ? 0 : price.amount.amount } };
  const address = addressOf(company?.deliveryAddresses[0] ?? person.addresses[0]);
  const untaxed = priceCart({ ...cart, freight, rounding: roundingFor('off') });
  const taxRates = isNorthAmerica(market.code) ? await regionRates(untaxed, address) : cart.taxRates;
  const { rows: priced, ...totals } = priceCart({ ...cart, taxRates, freight, rounding: roundingFor('off') });
  const orderRows = bought.flatMap((line, index): OrderRow[] => {
    const row = priced[index];
    return row
      ? [
          {
            ...articleRow(line, plan, person.language, at, index === bought.length - 1),
            price: row,
            rowNumber: row.rowNumber,
            cartRowId: row.rowId,
          },
        ]
      : [];
  });
  const kind = plan.fate === 'punch-out' ? 'punch-out' : plan.fate === 'waits-for-approval' ? 'approval' : 'ordinary';
  const isPlaced = kind === 'ordinary';
  const invoiceAddress = company && addressOf(company.invoiceAddresses[0]);
  return {
    id: newId(at, bytes),
    cartId,
    marketId: market.marketId,
    language: person.language,
    owner: ownerOf(person, company, kind === 'punch-out'),
    kind,
    status: isPlaced ? orderStatuses.Received : orderStatuses.Default,
    paymentState: company ? 'Default' : 'Confirmed',
    paymentMethodId: company ? accountMethod : cardMethod,
    buyer: {
      id: person.id,
      companyId: company?.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.emailAddress,
      cellphone: person.cellPhone ?? '',
    },
    delivery: {
      address,
      recipient: {
        companyName: company?.name ?? '',
        vatNo: company?.attributes.VatNo ?? '',
        firstName: person.firstName,
        lastName: person.lastName,
        careOf: '',
      },
      method: { ...method, days: afterServices(method.days, facts.services ?? []) },
      servicePoint: undefined,
      type: 'default',
    },
    invoiceAddress: JSON.stringify(invoiceAddress) === JSON.stringify(address) ? undefined : invoiceAddress,
    metadata: {
      ...metadataOf(person, company, cartId, random),
      ...(plan.project !== undefined && { ProjectNumber: plan.project }),
    },
    comment: '',
    tax: { treatment: 'domestic', rows: totals.taxRows },
    priced: totals,
    mode: company || !market.consumerPricesInclVat ? 'excl' : 'incl',
    hidesPrices: company !== undefined && isOn(company.settings, 'HidePrice'),
    isTestOrder: true,
    createdAt: at,
    placedAt: isPlaced ? at : undefined,
    rows: totals.freight ? [...orderRows, freightRow(totals.freight, (orderRows.length + 1) * rowStep)] : orderRows,
  };
}

/** In the USA and Canada the place of delivery decides the tax. */
async function regionRates(cart: PricedCart, { line1, zip: zipCode, city, region, country }: PostalAddress) {
  const request = taxRequestOf(cart, { line1, zipCode, city, region, countryCode: country });
  const rates = await taxByTable.ratesOf(request);
  if (!rates.ok) throw new Error(`no tax is known for ${region} in ${country}`);
  return ratesByColour(request.rows, rates.value);
}

/** Delivery to the company, or to a consumer's home. */
function wayOf(person: DemoPerson, company: DemoCompany | undefined) {
  const audience = company ? 'company' : 'consumer';
  const group = deliveryGroupsOf(markets[person.market]).find((one) => one.audience === audience);
  const entry = group?.entries[company ? 0 : 1];
  const method = demoMethods.find(({ id }) => id === entry?.methodId);
  if (!group || !entry || !method) throw new Error(`nobody delivers to ${person.emailAddress}`);
  const ids = { deliveryMethodId: method.id, deliveryGroupId: group.id, deliveryGroupEntryId: entry.id };
  const name = method.texts[person.language]?.name ?? '';
  return {
    method: { ...ids, name, kind: carrierKind(method.id), days: method.days },
    price: entry.price,
    freeFrom: entry.freeFrom,
  };
}

function ownerOf({ id }: DemoPerson, company: DemoCompany | undefined, isPunchOut: boolean): OrderDraft['owner'] {
  if (!company) return { kind: 'customer', customerId: id };
  const punchOutSession = isPunchOut ? `demo-${id}` : undefined;
  return { kind: 'company', companyId: company.id, customerId: id, punchOutSession };
}

function addressOf(address: DemoAddress | undefined): PostalAddress {
  if (!address) throw new Error('somebody of the demo world who orders has no address');
  const { addressLine1, addressLine2 = '', zipCode, city, region = '', countryCode } = address;
  return { line1: addressLine1, line2: addressLine2, zip: zipCode, city, region, country: countryCode };
}

function metadataOf(
  { emailAddress }: DemoPerson,
  company: DemoCompany | undefined,
  cartId: string,
  random: Random,
): OrderDraft['metadata'] {
  const settings = company?.settings ?? {};
  const { orderNumbers = [], projects = [] } = company ?? {};
  return {
    OrderLabel: null,
    OrderNumber: isOn(settings, 'UseOrderNumber') && orderNumbers.length > 0 ? random.pick(orderNumbers) : null,
    SalesRef: null,
    OrderConfirmationEmail: emailAddress,
    ExtraOrderConfirmationEmail: null,
    WeeklyDelivery: null,
    CartId: cartId,
    B2CCompanyName: null,
    B2CCompanyVatNo: null,
    B2CSignUpForNewsletter: null,
    ...(isOn(settings, 'UseProjectNumber') && projects.length > 0 && { ProjectNumber: random.pick(projects).number }),
  };
}
