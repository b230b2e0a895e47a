import type { SavedAddress } from '../../address/saved-address.ts';
import type { LimitUse } from '../../approval/limit-period.ts';
import type { ApprovalRule } from '../../approval-rules/approval-rule.ts';
import type { Offers } from '../../assortment/offer.ts';
import type { BuyerKind } from '../../auth/buyer-kind.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CartLaundry, ServiceRules } from '../../cart/validate-rows.ts';
import type { Settings } from '../../company/company-settings.ts';
import type { DeliveryMethod } from '../../delivery/delivery-method.ts';
import type { ServicePoint } from '../../delivery/service-point.ts';
import type { LimitHolder } from '../../limit-use/read-limit-use.server.ts';
import type { CountryCode } from '../../market/market.ts';
import type { PricedCart, TaxRates } from '../../pricing/priced-cart.ts';
import type { TaxTreatment } from '../../pricing/tax-rule.ts';
import type { Promoted } from '../../promotion/promotion-basket.ts';
import type { Refusal } from '../../refusals.ts';
import type { Visit } from '../../visit.ts';
import type { SendPayload } from '../send-payload.ts';
import type { CompanyBuyer } from './company-buyer.ts';
import type { SentPieces } from './read-pieces.server.ts';

/** The facts of a sent order before it is priced. */
export type SendRequest = {
  readonly visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>;
  readonly payload: SendPayload;
  readonly cart: Cart;
  readonly who: BuyerKind;
  /** Settings of the company that the order is for; empty for consumers. */
  readonly settings: Settings;
  /** Undefined for consumers. */
  readonly company: CompanyBuyer | undefined;
  /** The consumer's name from the account; undefined for guests and companies. */
  readonly consumer: { readonly firstName: string; readonly lastName: string } | undefined;
  /** Campaigns of which a waiting order already holds a use. */
  readonly heldUses?: readonly string[];
  /** The order itself, if it waits for approval: it counts in the period in which it was sent. */
  readonly waiting?: { readonly id: string; readonly createdAt: Date };
};

/** The same with methods, prices and rules. */
export type Sending = SendRequest & {
  /** Undefined if the market does not deliver to it. */
  readonly country: CountryCode | undefined;
  /** Set if the company allows only its saved addresses. */
  readonly allowedAddresses: readonly SavedAddress[] | undefined;
  readonly method: DeliveryMethod | undefined;
  readonly servicePoint: ServicePoint | undefined;
  readonly mayPayBy: readonly number[];
  readonly treatment: TaxTreatment;
  readonly rows: readonly { readonly row: Cart['rows'][number]; readonly offer: ReturnType<Offers['get']> }[];
  readonly offers: Offers;
  /** Rules of the services on garments, with their texts. */
  readonly rules: ServiceRules;
  /** Undefined where the company has no laundry. */
  readonly laundry: CartLaundry | undefined;
  /** Articles that this buyer cannot buy because they are not sold at all. */
  readonly unknownSkus: ReadonlySet<string>;
  /** `priced` is what the buyer may see, `actual` is what is charged. */
  readonly priced: PricedCart;
  readonly actual: PricedCart;
  readonly promoted: Promoted | undefined;
  readonly heldCode: string | undefined;
  readonly usesCodes: boolean;
  /** The company's rules that apply to the order: each adds approvals. */
  readonly matched: readonly ApprovalRule[];
  /** The amount limit of the sender, and what is used of it in its period; undefined without a limit. */
  readonly spending: { readonly holder: LimitHolder; readonly use: LimitUse | undefined } | undefined;
  /** What the order takes of allowances in pieces; undefined if the company has set none. */
  readonly pieces: SentPieces | undefined;
  readonly failedTax: boolean;
  readonly taxRates: TaxRates;
};

/** Returns undefined if nothing is wrong. */
export type Check<Of> = (of: Of) => Refusal | undefined;

export const firstRefusal = <Of>(checks: readonly Check<Of>[], of: Of): Refusal | undefined => {
  for (const check of checks) {
    const refusal = check(of);
    if (refusal) return refusal;
  }
  return undefined;
};
