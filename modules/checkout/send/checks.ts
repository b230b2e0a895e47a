import { codeStillCounts, codesAreUsed, promotionsAreAsShown } from './code-checks.ts';
import {
  attestantExists,
  attestantHasEmail,
  buyerExists,
  cartIsOrderedHere,
  companyIsNotBlocked,
  companyIsOwn,
  hookUrlIsKnown,
  marketIdFits,
} from './company-checks.ts';
import {
  addressIsAllowed,
  addressIsRight,
  cellphoneIsGiven,
  countryIsServed,
  freeMethodCostsNothing,
  methodIsOffered,
  servicePointIsChosen,
} from './delivery-checks.ts';
import {
  buyerEmployeeNoFits,
  buyerHasEmployeeNo,
  wearersEmployeeNoFits,
  wearersHaveEmployeeNo,
} from './employee-checks.ts';
import { fieldsAreRight, invoiceCountryIsKnown, rowsSayEnough, wishesAreOffered } from './field-checks.ts';
import {
  cartHasProducts,
  productsAreKnown,
  productsAreSold,
  quantitiesAreWhole,
  termsAreAccepted,
} from './goods-checks.ts';
import { orderNumberIsKnown, projectNumberIsKnown, someNumberIsKnown } from './number-checks.ts';
import { piecesAreAllowed } from './piece-checks.ts';
import {
  companyHasCredit,
  paymentMethodIsAllowed,
  priceIsAsShown,
  senderMaySpend,
  taxIsKnown,
} from './price-checks.ts';
import type { Check, Sending, SendRequest } from './sending.ts';
import {
  mandatoryServicesAreThere,
  namesAreComplete,
  placesAreFree,
  servicesAreAllowed,
  servicesAreKnown,
  textsAreComplete,
} from './service-checks.ts';

/** Market, company and buyer. Also checked when an order is sent again. */
export const checksOfSender: readonly Check<SendRequest>[] = [marketIdFits, companyIsOwn, buyerExists];

/** The first failing check is reported, in this order. These checks need no prices. */
export const checksBeforePrices: readonly Check<SendRequest>[] = [
  cartHasProducts,
  termsAreAccepted,
  companyIsNotBlocked,
  hookUrlIsKnown,
  cartIsOrderedHere,
  attestantHasEmail,
  attestantExists,
  buyerHasEmployeeNo,
  buyerEmployeeNoFits,
  wearersHaveEmployeeNo,
  wearersEmployeeNoFits,
];

export const checksWithPrices: readonly Check<Sending>[] = [
  productsAreKnown,
  productsAreSold,
  quantitiesAreWhole,
  servicesAreAllowed,
  servicesAreKnown,
  mandatoryServicesAreThere,
  placesAreFree,
  namesAreComplete,
  textsAreComplete,
  rowsSayEnough,
  codesAreUsed,
  codeStillCounts,
  countryIsServed,
  addressIsRight,
  addressIsAllowed,
  methodIsOffered,
  cellphoneIsGiven,
  servicePointIsChosen,
  freeMethodCostsNothing,
  someNumberIsKnown,
  projectNumberIsKnown,
  orderNumberIsKnown,
  paymentMethodIsAllowed,
  wishesAreOffered,
  invoiceCountryIsKnown,
  fieldsAreRight,
  taxIsKnown,
  promotionsAreAsShown,
  priceIsAsShown,
  companyHasCredit,
  senderMaySpend,
  piecesAreAllowed,
];
