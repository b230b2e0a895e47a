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

/** A way to deliver with what it costs this buyer for this cart. */
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
  /** What the company may still buy on account; undefined where nothing is limited. */
  readonly credit: Money | undefined;
  /** As the company keeps it. */
  readonly companyVatNo: string | undefined;
  /** The seller bears the freight. */
  readonly deliveryPaidByCompany: boolean;
  /** What the company's orders may be booked on, to choose from. */
  readonly numbers: {
    readonly projects: readonly { number: string; name: string }[];
    readonly orders: readonly string[];
  };
};

export type CheckoutView = Omit<CheckoutForm, 'methods' | 'credit'> & {
  /** As in the form, for buyers who may see it; others learn only whether it is enough. */
  readonly credit: Money | undefined;
  /** With freight, and taxed where it goes. */
  readonly cart: CartView & { readonly id: string };
  /** The same cart as it was shown is what is sent: a key of it, and what it came to. */
  readonly key: string;
  readonly shown: { readonly promotions: readonly string[]; readonly payable: number };
  readonly methods: readonly PricedMethod[];
  /** Of the order as it is now; always, where nothing is limited. */
  readonly isCreditEnough: boolean;
  /** Where a parcel may wait, the nearest first, and which of them was chosen. */
  readonly servicePoints: readonly ServicePoint[];
  readonly servicePoint: ServicePoint | undefined;
  /** Names of the company's rules that the order meets, and allowances that it exceeds: it will wait for approval. */
  readonly approvalRules: readonly string[];
  readonly problems: readonly DraftProblem[];
  readonly validity: StepValidity;
  /** Nobody pays before the tax is known, where it depends on the place. */
  readonly failedTax: boolean;
  readonly closed: Closed | undefined;
  /** By what it is taxed, and the number that decides over it. */
  readonly tax: { readonly treatment: TaxTreatment['kind']; readonly vatNo: string };
};
