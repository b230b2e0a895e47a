import type { OutcomeName } from '../company-settings/setting-effects.ts';
import type { GuidedKey } from '../company-settings/setting-guide.ts';
import type { FlagKey } from '../flags/flags.ts';

/** The pages that can be explained. */
export const explainedPages = ['products', 'cart', 'checkout', 'orders', 'people'] as const;

export type ExplainedPage = (typeof explainedPages)[number];

type Causes = {
  readonly settings: readonly GuidedKey[];
  readonly flags: readonly FlagKey[];
  /** The effects that are visible to a person on the page. */
  readonly outcomes: readonly OutcomeName[];
  readonly hasPriceLists: boolean;
  readonly hasFormRules: boolean;
};

const prices = [
  'HidePrice',
  'ShowPriceIncVat',
  'ShowMarketPriceForAdminsAndInternals',
  'ShowPoints',
  'PointsFactor',
] as const;
const assortment = ['ShowAgreedAssortmentOnly', 'ShowAgreedAssortmentOnlyForAllRoles'] as const;
const limits = ['UseAmountLimit', 'UseAmountLimitForCustomerAdmins'] as const;
const approval = ['ForceApproval', 'ApproverMode'] as const;
const services = [
  'ShowVas',
  'MandatoryVasServices',
  'PreSelectedVasServices',
  'ForcePreSelectedVasForUsers',
  'ForceVasSelectionOnProductsWithVas',
] as const;
const team = ['UseCompanyTeam', 'ApproverMode'] as const;

/** The causes for each page, in the order of display. */
export const causesOf: Readonly<Record<ExplainedPage, Causes>> = {
  products: {
    settings: [...assortment, ...prices, ...services],
    flags: [
      'UseNewProductDetailsPage',
      'UseRecommendations',
      'UseDisplayNonSellableProducts',
      'UseBestSellingColorVariant',
    ],
    outcomes: ['agreedOnly', 'noPrices', 'services', 'forcedServices'],
    hasPriceLists: true,
    hasFormRules: false,
  },
  cart: {
    settings: [
      ...assortment,
      ...prices,
      ...limits,
      'ActivateDiscountCode',
      'ActivateMandatoryRowCommentForAllRows',
      'ActivateMandatoryPersonalPackage',
      ...services,
    ],
    flags: ['UseNorcePromotions', 'useNewMinicartB2B'],
    outcomes: ['agreedOnly', 'noPrices', 'limit', 'services', 'forcedServices', 'requiredServices'],
    hasPriceLists: true,
    hasFormRules: false,
  },
  checkout: {
    settings: [
      'DisableCheckout',
      ...approval,
      ...limits,
      'HidePrice',
      'UseProjectNumber',
      'UseOrderNumber',
      'UseLaundry',
      'PreSelectedDeliveryAddress',
      'LockDeliveryAddressInCheckout',
      'ActivateChooseDeliveryCountryInCheckout',
      'ActivateWeeklyDelivery',
      'ActivateOCI',
      'PunchOutType',
    ],
    flags: ['UseOtherPaymentMethodsB2C', 'UseNorcePromotions'],
    outcomes: ['noCheckout', 'approval', 'limit', 'noPrices'],
    hasPriceLists: true,
    hasFormRules: true,
  },
  orders: {
    settings: ['HidePrice', ...team, 'AccessPartnerWeb', 'AllOrdersIsMaintainedByRetailer'],
    flags: [],
    outcomes: ['noPrices', 'team'],
    hasPriceLists: false,
    hasFormRules: false,
  },
  people: {
    settings: [...team, ...limits],
    flags: [],
    outcomes: ['team'],
    hasPriceLists: false,
    hasFormRules: false,
  },
};
