import type { CartPageView, RowView } from './cart-page-view.ts';

/** For tests: a plain row and a plain cart. */
export function aRowView(given: Partial<RowView> & { id: string }): RowView {
  const colour = { partNo: '11201520AB01', name: 'Navy', hexes: ['#1d2b45'] };
  return {
    version: 1,
    name: 'Signal 1120 trousers',
    href: '/en/product/signal',
    picture: 'front.jpg',
    partNo: colour.partNo,
    quantity: 1,
    packSize: 1,
    soldBy: 'H87',
    canSplit: false,
    colour,
    size: 'C50',
    stock: { kind: 'in' },
    onHand: undefined,
    nextDelivery: undefined,
    comment: '',
    coworkerId: undefined,
    personalPacking: false,
    emailPacking: '',
    price: 'hidden',
    errors: [],
    allowances: [],
    offersServices: false,
    services: [],
    ...given,
  };
}

export const aPageView = (given: Partial<CartPageView>): CartPageView => ({
  name: '',
  description: '',
  count: 1,
  isBusiness: false,
  maySave: false,
  isUnavailable: false,
  rows: [],
  colours: {
    '11201520': [
      { partNo: '11201520AB01', name: 'Navy', hexes: [] },
      { partNo: '11201520AB02', name: 'Grey', hexes: [] },
    ],
  },
  sizes: {},
  freeItems: [],
  groups: [],
  coworkers: [],
  needs: { comment: false, coworker: false },
  isValid: true,
  missingData: [],
  totals: undefined,
  mayEnterCode: false,
  codeRemoved: undefined,
  showFreeItemsDisclaimer: false,
  promotion: undefined,
  limit: undefined,
  points: undefined,
  reconciled: [],
  saved: [],
  ...given,
});
