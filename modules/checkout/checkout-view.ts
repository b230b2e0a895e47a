import type { Money } from '#core/money.ts';
import type { AddressRules } from '../address/address-form.ts';
import type { AddressChoices } from '../address/saved-address.ts';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { CartView } from '../cart/cart-view.ts';
import type { FormViewRules } from '../company/form-view-rules.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import type { ServicePoint } from '../delivery/service-point.ts';
import type { Country } from '../market/countries.ts';
import type { SwitchedName } from '../order/order-fields.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { TaxTreatment } from '../pricing/tax-rule.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { DraftProblem } from './draft-problems.ts';
import type { StepValidity } from './steps.ts';

/** Why the checkout is closed: the market has none, or the company has turned it off. */
export type Closed = 'market' | 'company';

/** What a company's settings add to the form. */
export type CheckoutNeeds = Readonly<Record<SwitchedName, boolean>> & {
  /** The buyer chooses the country; otherwise it is the market's. */
  readonly country: boolean;
  /** Orders of this buyer wait for approval. */
  readonly approval: boolean;
};

/** A delivery method with its cost for this buyer and this cart. */
type PricedMethod = DeliveryMethod & { readonly cost: Money; readonly costIncVat: Money | undefined };

/** The fields of the checkout and their values so far. */
export type CheckoutForm = {
  readonly who: BuyerKind;
  readonly draft: CheckoutDraft;
  /** Nothing was entered yet: the fields hold what the shop knows about the buyer. */
  readonly isFresh: boolean;
  readonly countries: readonly Country[];
  readonly rules: AddressRules;
  readonly companyRules: FormViewRules;
  readonly choices: AddressChoices;
  readonly methods: readonly DeliveryMethod[];
  readonly payments: readonly PaymentMethod[];
  readonly needs: CheckoutNeeds;
  /** What the company may still buy on account; undefined if there is no limit. */
  readonly credit: Money | undefined;
  /** The VAT number stored for the company. */
  readonly companyVatNo: string | undefined;
  /** The seller pays the freight. */
  readonly deliveryPaidByCompany: boolean;
  /** The company's numbers that an order may be booked on, for selection. */
  readonly numbers: {
    readonly projects: readonly { number: string; name: string }[];
    readonly orders: readonly string[];
  };
};

export type CheckoutView = Omit<CheckoutForm, 'methods' | 'credit'> & {
  /** As in the form, for buyers who may see it; other buyers see only whether it is enough. */
  readonly credit: Money | undefined;
  /** With freight, and with the tax of the delivery address. */
  readonly cart: CartView & { readonly id: string };
  /** Identifies the cart that was shown: the order is sent for the same version and the same total. */
  readonly key: string;
  readonly shown: { readonly promotions: readonly string[]; readonly payable: number };
  readonly methods: readonly PricedMethod[];
  /** For the current order; always true if there is no limit. */
  readonly isCreditEnough: boolean;
  /** The pick-up points, nearest first, and the chosen one. */
  readonly servicePoints: readonly ServicePoint[];
  readonly servicePoint: ServicePoint | undefined;
  /** Names of the company's rules that the order meets, and allowances that it exceeds: it will wait for approval. */
  readonly approvalRules: readonly string[];
  readonly problems: readonly DraftProblem[];
  readonly validity: StepValidity;
  /** Where tax depends on the place, paying is not possible until the tax is known. */
  readonly failedTax: boolean;
  readonly closed: Closed | undefined;
  /** The tax treatment, and the VAT number that decides it. */
  readonly tax: { readonly treatment: TaxTreatment['kind']; readonly vatNo: string };
};
