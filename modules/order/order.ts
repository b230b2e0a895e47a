import type { Language } from '#core/locale.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress, Recipient } from '../address/address-form.ts';
import type { DeliveryMethod, DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { ServicePoint } from '../delivery/service-point.ts';
import type { PaymentState } from '../payment/payment-state.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { PricedCart, PricedRow } from '../pricing/priced-cart.ts';
import type { TaxTreatment } from '../pricing/tax-rule.ts';
import type { Cut } from '../proof/cut.ts';
import type { FieldEntries } from './order-fields.ts';
import type { OrderStatus } from './order-status.ts';

export type OrderKind = 'ordinary' | 'approval' | 'punch-out';

export type OrderArticle = 'DefaultArticle' | 'ExternalArticle' | 'VasArticle' | 'FreightArticle';

/** A product, as opposed to freight or a service on a garment. */
export const isArticle = ({ type }: { readonly type: OrderArticle }): boolean =>
  type === 'DefaultArticle' || type === 'ExternalArticle';

/** The owner of an order, copied from its cart, because carts are pruned and orders stay. */
export type OrderOwner =
  | { readonly kind: 'public' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | {
      readonly kind: 'company';
      readonly companyId: number;
      readonly customerId: number;
      readonly punchOutSession: string | undefined;
    };

/** The version of a logo that was ordered. */
export type OrderedLogo = {
  readonly logoId: string;
  readonly version: number;
  readonly name: string;
  readonly fileName: string;
  readonly widthMm: number;
};

/** A service as it was ordered. It keeps its text when the wearer is renamed. */
export type OrderedService = {
  readonly serviceArticleId: number;
  readonly position: string | undefined;
  readonly positionName: string | undefined;
  readonly lines: readonly string[];
  /** Texts that were written in place of the wearer's data, by parameter. */
  readonly written: Readonly<Record<string, string>>;
  /** What a proof needs besides the text; absent in orders from before proofs existed. */
  readonly making?: {
    /** The kind of service: embroidery, transfer. */
    readonly service: string;
    readonly hasText: boolean;
    readonly typeface: string | undefined;
    readonly heightMm: number | undefined;
    /** Colour of thread or print; absent if the shop chooses the most visible one. */
    readonly ink?: string | undefined;
    /** Absent in orders without a logo, or while its file is missing. */
    readonly logo?: OrderedLogo | undefined;
    /** Category codes and cloth colours of the garment. */
    readonly categories: readonly string[];
    /** Absent where the catalogue does not say it, and in orders from before it was stored. */
    readonly cut?: Cut | undefined;
    readonly hexes: readonly string[];
  };
};

export type OrderRow = {
  readonly rowNumber: number;
  /** Undefined for a gift and for freight. */
  readonly cartRowId: string | undefined;
  readonly parentRowNumber: number | undefined;
  readonly type: OrderArticle;
  readonly sku: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly picture: string | undefined;
  readonly quantity: number;
  readonly soldBy: Unit;
  /** Pieces in a pack; absent if it is one, and in orders from before it was stored. */
  readonly packSize?: number;
  /** Categories of the article when it was ordered, with all parents; absent in orders from before they were stored. */
  readonly categories?: readonly string[] | undefined;
  /** Pieces taken from the stock for it: this is the reservation. */
  readonly taken: number;
  readonly backOrdered: number;
  readonly nextDeliveryDate: string | undefined;
  readonly comment: string;
  readonly coworker:
    | {
        readonly id: number;
        readonly name: string;
        readonly employeeNo: string | undefined;
        /** Where the laundry brings the garment; only where the company has one. */
        readonly laundry?: OrderedPlace;
      }
    | undefined;
  readonly personalPacking: boolean;
  /** What is made, if the row is a service. */
  readonly service?: OrderedService | undefined;
  /** The agreed price, with its calculation steps. */
  readonly price: PricedRow;
};

/** `action` is `create` where the laundry did not know the wearer yet. */
type OrderedPlace = {
  readonly laundrySubCustomer: string;
  readonly costCode: string;
  readonly department: string;
  readonly laundryLockerNumber: string;
  readonly laundryPositionNumber: string;
  readonly action: string;
};

type OrderBuyer = {
  readonly id: number | undefined;
  readonly companyId: number | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellphone: string;
};

type OrderDelivery = {
  readonly address: PostalAddress;
  readonly recipient: Recipient;
  /** Days are absent in orders from before they were stored. */
  readonly method: DeliveryMethodIds & Pick<DeliveryMethod, 'name' | 'kind'> & Partial<Pick<DeliveryMethod, 'days'>>;
  readonly servicePoint: ServicePoint | undefined;
  readonly type: string;
};

/** Extra entries of an order, under their names in the API. */
export type OrderMetadata = FieldEntries & {
  readonly OrderConfirmationEmail: string | null;
  readonly CartId: string;
  readonly B2CCompanyName: string | null;
  readonly B2CCompanyVatNo: string | null;
};

/** The basis is absent in orders from before tax was computed on the sum of a rate. */
type OrderedPrice = Omit<PricedCart, 'rows' | 'basis'> & Partial<Pick<PricedCart, 'basis'>>;

export type Order = {
  readonly id: string;
  readonly orderNo: string;
  readonly cartId: string;
  readonly marketId: number;
  readonly language: Language;
  readonly owner: OrderOwner;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly paymentState: PaymentState;
  readonly paymentMethodId: number;
  readonly buyer: OrderBuyer;
  readonly delivery: OrderDelivery;
  /** Absent: the same as the delivery address. */
  readonly invoiceAddress: PostalAddress | undefined;
  readonly metadata: OrderMetadata;
  readonly comment: string;
  readonly tax: { readonly treatment: TaxTreatment['kind']; readonly rows: PricedCart['taxRows'] };
  readonly priced: OrderedPrice;
  readonly mode: PriceMode;
  readonly hidesPrices: boolean;
  readonly isTestOrder: boolean;
  readonly createdAt: Date;
  /** When it became an order for the buyer and for the ERP. */
  readonly placedAt: Date | undefined;
  /** When it was given up: stock and uses were returned and the cart was reopened. */
  readonly givenUpAt: Date | undefined;
  readonly rows: readonly OrderRow[];
  /** The member of staff who sent it for the buyer. */
  readonly sentByStaff?: { readonly id: number; readonly name: string } | undefined;
  /** Set if it replaces goods of another order that a return sends back. No payment is due for it. */
  readonly exchange?: { readonly orderId: string; readonly orderNo: string; readonly returnId: string } | undefined;
};

/** An order before it has its number. */
export type OrderDraft = Omit<Order, 'orderNo' | 'givenUpAt'>;
