import { type Money, money } from '#core/money.ts';
import type { CartRowView, CartView } from '#modules/cart/cart-view.ts';
import type { PricedRow, Sides } from '#modules/pricing/priced-cart.ts';

/** For tests: amounts in öre with 25 percent tax. */
const sek = (amount: number): Money => money(amount, 'SEK');
const sides = (net: number): Sides => ({ net: sek(net), gross: sek(net * 1.25) });

export function aPricedRow({ id, quantity, unitNet }: { id: string; quantity: number; unitNet: number }): PricedRow {
  const line = unitNet * quantity;
  return {
    rowId: id,
    rowNumber: 100,
    sku: '11201520AB01C50',
    quantity,
    isPriced: true,
    isFree: false,
    unit: sides(unitNet),
    line: sides(line),
    discount: sides(0),
    total: sides(line),
    taxBasisPoints: 2500,
    adjustments: [],
    steps: [
      { kind: 'list', priceList: 'PUBLIC', listType: 'None', price: { amount: sek(unitNet), isGross: false } },
      { kind: 'quantity', quantity, amount: sek(line) },
      { kind: 'tax', basisPoints: 2500, amount: sek(line * 0.25), isIncluded: false },
    ],
  };
}

export function aCartRow({ id, ...given }: Partial<CartRowView> & { id: string }): CartRowView {
  const quantity = given.quantity ?? 1;
  const colour = { partNo: '11201520AB01', name: 'Navy', hexes: ['#1d2b45'], picture: '11201520AB01/front.jpg' };
  const stock = { sku: '11201520AB01C50', onHandValue: 12, nextDeliveryDate: undefined };
  return {
    id,
    rowNumber: 100,
    version: 1,
    type: 'DefaultArticle',
    sku: '11201520AB01C50',
    name: 'Signal 1120 trousers',
    quantity,
    multiplyFactor: 1,
    soldBy: 'H87',
    canSplit: quantity > 1,
    slug: 'signal-1120-trousers-11201520',
    colour,
    size: 'C50',
    colours: [colour, { ...colour, partNo: '11201520AB02', name: 'Grey', hexes: ['#777777'] }],
    sizes: [
      { ...stock, code: 'C50', alternate: undefined },
      { sku: '11201520AB01C52', onHandValue: 0, nextDeliveryDate: '2026-12-01', code: 'C52', alternate: undefined },
    ],
    stock,
    isShort: false,
    comment: '',
    customer: undefined,
    personalPacking: false,
    emailPacking: '',
    price: aPricedRow({ id, quantity, unitNet: 80_000 }),
    errors: [],
    offersServices: false,
    vasTextTemplate: undefined,
    service: undefined,
    children: [],
    selectedVas: [],
    ...given,
  };
}

export function aCartView({ rows = [aCartRow({ id: 'a' })], ...given }: Partial<CartView>): CartView {
  const net = rows.reduce((sum, { price }) => sum + price.total.net.amount, 0);
  return {
    id: 'cart',
    version: 1,
    name: '',
    description: '',
    rows,
    freeItems: [],
    freightPromotion: undefined,
    maySave: true,
    priced: {
      currency: 'SEK',
      basis: 'net',
      isHidden: false,
      rows: rows.map(({ price }) => price),
      freight: undefined,
      taxRows: [{ basisPoints: 2500, net: sek(net), tax: sek(net * 0.25) }],
      totals: {
        line: sides(net),
        discount: sides(0),
        products: sides(net),
        freight: sides(0),
        tax: sek(net * 0.25),
        payable: sek(net * 1.25),
      },
      promotions: [],
    },
    hidesPrices: false,
    isUnavailable: false,
    codeRemoved: undefined,
    showFreeItemsDisclaimer: false,
    count: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    promotion: undefined,
    mayEnterCode: true,
    isValid: true,
    needs: { comment: false, coworker: false },
    coworkers: [],
    groupedByCustomer: [],
    amountLimit: undefined,
    points: undefined,
    limitPoints: undefined,
    reconciled: [],
    ...given,
  };
}
