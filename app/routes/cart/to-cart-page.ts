import { routeHref } from '#app/addresses/page-addresses.ts';
import type {
  CartPageView,
  GroupView,
  RowPriceView,
  RowView,
  SavedCartView,
  TotalsView,
} from '#app/components/cart/cart-page-view.ts';
import type { Money } from '#core/money.ts';
import { basePartNumber, displaySku } from '#core/sku.ts';
import { stockStateOf } from '#modules/assortment/stock-state.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { CartRowView, CartView, FreightPromotion } from '#modules/cart/cart-view.ts';
import { isReleased, logoWords } from '#modules/logo/chosen-logo.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { currencyPattern } from '#modules/market/currency-pattern.ts';
import { createQuantityFormat } from '#modules/market/quantity-format.ts';
import { createRateFormat } from '#modules/market/rate-format.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { packSides } from '#modules/pricing/pack-sides.ts';
import type { PriceBasis } from '#modules/pricing/price-basis.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { PricedRow, Sides } from '#modules/pricing/priced-cart.ts';
import { taxKindOf } from '#modules/pricing/total-words.ts';
import type { TemplateParameter, TemplateValues } from '#modules/vas/vas-article.ts';
import type { Visit } from '#modules/visit.ts';
import { stepViewOf, type Writer } from './step-view.ts';

type PriceDisplay = { mode: PriceMode; isHidden: boolean };
type Options = PriceDisplay & {
  saved: readonly SavedCartView[];
  /** By row. */
  allowances?: ReadonlyMap<string, readonly string[]>;
};
type RowTerms = PriceDisplay & { basis: PriceBasis };

/** The cart with formatted texts and amounts. Hidden prices do not leave the server. */
export function toCartPage(visit: Visit, view: CartView, { mode, isHidden, saved, allowances }: Options): CartPageView {
  const writer = writerFor(visit, mode);
  const shown = <T>(value: T): T | undefined => (isHidden ? undefined : value);
  const { amountLimit, promotion, points } = view;
  return {
    name: view.name,
    description: view.description,
    count: view.count,
    isBusiness: isB2B(visit.claims),
    maySave: view.maySave,
    isUnavailable: view.isUnavailable,
    rows: view.rows.map((row) => ({
      ...rowView(visit, row, writer, { mode, isHidden, basis: view.priced.basis }),
      allowances: allowances?.get(row.id) ?? [],
    })),
    colours: Object.fromEntries(view.rows.map(({ sku, colours }) => [basePartNumber(sku), colours.map(colourView)])),
    sizes: Object.fromEntries(view.rows.map(({ sku, sizes }) => [displaySku(sku), sizes.map(sizeView)])),
    freeItems: view.freeItems.map(({ rowId, name, colour, size, quantity, promotion }) => ({
      id: rowId,
      name: [name, colour?.name, size].filter((part) => part).join(', '),
      quantity,
      promotion,
    })),
    groups: groupsOf(view, (total) => shown(writer.side(total))),
    coworkers: view.coworkers.map(({ id, name }) => ({ id, name })),
    needs: view.needs,
    isValid: view.isValid,
    missingData: missingDataOf(view.rows),
    totals: shown(totalsView(view, writer, mode)),
    mayEnterCode: view.mayEnterCode,
    codeRemoved: view.codeRemoved,
    showFreeItemsDisclaimer: view.showFreeItemsDisclaimer,
    promotion: promotion && { code: promotion.code, name: promotion.name, description: promotion.description },
    limit: amountLimit && shown(limitView(amountLimit, view.limitPoints, writer)),
    points: points === undefined ? undefined : shown(writer.quantity(points)),
    reconciled: view.reconciled,
    saved,
  };
}

const sideIn = ({ net, gross }: Sides, mode: PriceMode): Money => (mode === 'incl' ? (gross ?? net) : net);

export function writerFor({ market, language }: Pick<Visit, 'market' | 'language'>, mode: PriceMode): Writer {
  const culture = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { format } = createCurrencyFormat(culture, market.currency);
  const { decimalSeparator } = currencyPattern(culture, market.currency);
  const money = ({ amount }: Money) => format(amount);
  return {
    taxKind: taxKindOf(market),
    money,
    less: ({ amount }) => format(-amount),
    rate: createRateFormat(culture, market.currency),
    quantity: createQuantityFormat(culture, market.currency),
    exact: (decimal) => decimal.replace('.', decimalSeparator),
    side: (sides) => money(sideIn(sides, mode)),
    sideLess: (sides) => format(-sideIn(sides, mode).amount),
  };
}

function rowView({ language }: Visit, row: CartRowView, writer: Writer, terms: RowTerms): Omit<RowView, 'allowances'> {
  const { id, version, name, quantity, slug, colour, stock, isShort } = row;
  const { isHidden } = terms;
  const inColour = colour ? `?colour=${colour.partNo}` : '';
  return {
    id,
    version,
    name,
    href: slug === undefined ? undefined : routeHref('product', language, { uniqueName: slug }) + inColour,
    picture: colour?.picture ?? missingPicturePath,
    partNo: displaySku(row.sku),
    quantity,
    packSize: row.multiplyFactor,
    soldBy: row.soldBy,
    canSplit: row.canSplit,
    colour: colour && colourView(colour),
    size: row.size,
    stock: stockStateOf(stock),
    onHand: isShort ? Math.max(0, stock.onHandValue) : undefined,
    nextDelivery: isShort ? stock.nextDeliveryDate : undefined,
    comment: row.comment,
    coworkerId: row.customer?.id,
    personalPacking: row.personalPacking,
    emailPacking: row.emailPacking,
    price: isHidden ? 'hidden' : priceView(row.price, row.multiplyFactor, writer, terms),
    errors: row.errors,
    offersServices: row.offersServices,
    services: row.children.map((one) => ({
      id: one.id,
      serviceArticleId: one.service?.selected.serviceArticleId ?? 0,
      name: one.name,
      position: one.service?.position,
      positionName: one.service?.positionName,
      lines: one.service?.logo ? [logoWords(one.service.logo)] : (one.service?.selected.textTemplates ?? []),
      written: textsOf(one.service?.written),
      typeface: one.service?.typeface,
      heightMm: one.service?.heightMm,
      ink: one.service?.ink,
      logo: one.service?.logo && { logoId: one.service.logo.logoId, version: one.service.logo.version },
      isLogoWaiting: one.service?.logo !== undefined && !isReleased(one.service.logo),
      lacksLogo: one.service?.lacksLogo ?? false,
      price: isHidden || !one.price.isPriced ? undefined : writer.side(one.price.total),
    })),
  };
}

const textsOf = (written: TemplateValues = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(written).flatMap(([name, text]) => (text ? [[name, text]] : [])));

const parameterOf: Readonly<Record<string, TemplateParameter>> = {
  vasCustomerEmployeeNo: 'employeeno',
  vasCustomerOccupation: 'occupation',
  vasCustomerText: 'vascustomizedtext',
};

/** Names are in every account; what else is missing blocks the next step. */
const missingDataOf = (rows: readonly CartRowView[]): TemplateParameter[] => [
  ...new Set(
    rows
      .filter(({ vasTextTemplate }) => vasTextTemplate?.isLimited)
      .flatMap(({ errors }) => errors.flatMap(({ word }) => parameterOf[word] ?? [])),
  ),
];

const sizeView = ({ code, alternate, ...level }: CartRowView['sizes'][number]) => ({
  code,
  alternate,
  stock: stockStateOf(level),
});

const colourView = ({ partNo, name, hexes }: CartRowView['colours'][number]) => ({ partNo, name, hexes });

type PriceTerms = Pick<RowTerms, 'mode' | 'basis'>;

function priceView(
  price: PricedRow,
  packSize: number,
  writer: Writer,
  { mode, basis }: PriceTerms,
): RowPriceView | 'missing' {
  if (!price.isPriced) return 'missing';
  const { unit, line, total, discount, adjustments, steps } = price;
  return {
    unit: writer.side(unit),
    pack: packSize > 1 ? writer.side(packSides(price, packSize, basis)) : undefined,
    isUnitRounded: Math.abs(sideIn(unit, mode).amount * price.quantity - sideIn(line, mode).amount) > 0.5,
    total: writer.side(total),
    before: discount.net.amount === 0 ? undefined : writer.side(line),
    discounts: adjustments.map(({ name, off }) => ({ name, off: writer.sideLess(off) })),
    steps: steps.map((step) => stepViewOf(step, writer)),
  };
}

/** Groups are shown only if a row has a wearer. */
function groupsOf({ groupedByCustomer }: CartView, totalOf: (total: Sides) => string | undefined): GroupView[] {
  if (groupedByCustomer.every(({ customer }) => customer === undefined)) return [];
  return groupedByCustomer.map(({ customer, rowIds, total }) => ({
    coworkerId: customer?.id,
    rowIds,
    total: totalOf(total),
  }));
}

const isFree = (promotion: FreightPromotion): boolean =>
  promotion.kind === 'percent' ? promotion.percent === 100 : promotion.price.amount.amount === 0;

function totalsView({ priced, freightPromotion }: CartView, writer: Writer, mode: PriceMode): TotalsView {
  const { totals, promotions, taxRows, freight } = priced;
  return {
    mode,
    taxKind: writer.taxKind,
    goods: writer.side(totals.line),
    discounts: promotions
      .filter(({ off }) => off.net.amount !== 0)
      .map(({ promotionId, name, off }) => ({ id: promotionId, name, off: writer.sideLess(off) })),
    shipping: freight && writer.side(totals.freight),
    isShippingFree: totals.freight.net.amount === 0,
    shippingPromotion: freightPromotion && { name: freightPromotion.name, isFree: isFree(freightPromotion) },
    taxes:
      totals.tax &&
      taxRows
        .filter(({ basisPoints }) => basisPoints > 0)
        .map(({ basisPoints, tax }) => ({ rate: writer.rate(basisPoints), tax: writer.money(tax) })),
    payable: writer.money(totals.payable),
  };
}

function limitView(
  { limit, left }: NonNullable<CartView['amountLimit']>,
  points: CartView['limitPoints'],
  writer: Writer,
) {
  const used = limit.amount - left.amount;
  return {
    limit: writer.money(limit),
    left: writer.money(left.amount < 0 ? { ...left, amount: -left.amount } : left),
    percentUsed: limit.amount <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((100 * used) / limit.amount))),
    isExceeded: left.amount < 0,
    points: points && `${writer.quantity(points.left)} / ${writer.quantity(points.limit)}`,
  };
}
