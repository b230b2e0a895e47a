import type { Language } from '#core/locale.ts';
import type { Unit } from '#core/units.ts';
import type { PostalAddress, Recipient } from '../address/address-form.ts';
import type { DeliveryMethod, DeliveryMethodIds } from '../delivery/delivery-method.ts';
import type { ServicePoint } from '../delivery/service-point.ts';
import type { PaymentState } from '../payment/payment-state.ts';
import type { PriceMode } from '../pricing/price-mode.ts';
import type { PricedCart, PricedRow } from '../pricing/priced-cart.ts';
import type { TaxTreatment } from '../pricing/tax-rule.ts';
import type { FieldEntries } from './order-fields.ts';
import type { OrderStatus } from './order-status.ts';

export type OrderKind = 'ordinary' | 'approval' | 'punch-out';

export type OrderArticle = 'DefaultArticle' | 'ExternalArticle' | 'VasArticle' | 'FreightArticle';

/** Something by itself: neither freight nor what is done to something. */
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
  /** What a proof needs beside the text; absent in orders from before there were proofs. */
  readonly making?: {
    /** The kind of service: embroidery, transfer. */
    readonly service: string;
    readonly hasText: boolean;
    readonly typeface: string | undefined;
    readonly heightMm: number | undefined;
    /** Colour of thread or print; absent where what is seen best was left to the shop. */
    readonly ink?: string | undefined;
    /** Absent in orders without a logo, or whose file is still awaited. */
    readonly logo?: OrderedLogo | undefined;
    /** Of the garment: codes of categories, colours of the cloth. */
    readonly categories: readonly string[];
    readonly hexes: readonly string[];
  };
};

export type OrderRow = {
  readonly rowNumber: number;
  /** None: a gift, the freight. */
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
  /** So many were sold together; absent in orders from before it was kept, and where it is one. */
  readonly packSize?: number;
  /** Pieces that left the stock for it: the reservation itself. */
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
  /** What is made, where the row is a service. */
  readonly service?: OrderedService | undefined;
  /** As it was agreed, with its steps. */
  readonly price: PricedRow;
};

/** `action` is `create` where the laundry did not know the wearer yet. */
export type OrderedPlace = {
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
  /** Days are missing in orders from before they were kept. */
  readonly method: DeliveryMethodIds & Pick<DeliveryMethod, 'name' | 'kind'> & Partial<Pick<DeliveryMethod, 'days'>>;
  readonly servicePoint: ServicePoint | undefined;
  readonly type: string;
};

/** The entries that travel with an order, under the names that partners know. */
export type OrderMetadata = FieldEntries & {
  readonly OrderConfirmationEmail: string | null;
  readonly CartId: string;
  readonly B2CCompanyName: string | null;
  readonly B2CCompanyVatNo: string | null;
};

/** The basis is missing in orders from before tax was computed on the sum of a rate. */
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
  /** Absent: the same as the delivery's. */
  readonly invoiceAddress: PostalAddress | undefined;
  readonly metadata: OrderMetadata;
  readonly comment: string;
  readonly tax: { readonly treatment: TaxTreatment['kind']; readonly rows: PricedCart['taxRows'] };
  readonly priced: OrderedPrice;
  readonly mode: PriceMode;
  readonly hidesPrices: boolean;
  readonly isTestOrder: boolean;
  readonly createdAt: Date;
  /** From then on the buyer and the systems behind the shop see it as an order. */
  readonly placedAt: Date | undefined;
  /** Stock and uses went back, the cart is open again. */
  readonly givenUpAt: Date | undefined;
  readonly rows: readonly OrderRow[];
  /** The member of the staff who sent it in the buyer's place. */
  readonly sentByStaff?: { readonly id: number; readonly name: string } | undefined;
  /** Replaces goods of another order, which a return sends back. Nothing is to be paid for it. */
  readonly exchange?: { readonly orderId: string; readonly orderNo: string; readonly returnId: string } | undefined;
};

/** An order before it has its number. */
export type OrderDraft = Omit<Order, 'orderNo' | 'givenUpAt'>;
