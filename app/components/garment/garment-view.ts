import type { ProductView } from '#app/components/product/product-view.ts';
import type { GarmentState, ScanKind } from '#modules/garment/tally.ts';

/** Wearer and history of a garment, for visitors who may see them. */
export type PassportView = {
  readonly state: GarmentState;
  readonly wearer: string;
  readonly employeeNo: string;
  readonly department: string;
  readonly place: string;
  readonly washes: number;
  readonly maxWashes: number | undefined;
  readonly repairs: number;
  readonly deliveredAt: Date;
  readonly washedAt: Date | undefined;
  readonly seenAt: Date | undefined;
  readonly scans: readonly { readonly key: string; readonly kind: ScanKind; readonly at: Date }[];
  readonly material: ProductView['material'];
  readonly standards: ProductView['standards'];
  readonly ppeCategory: ProductView['ppeCategory'];
  readonly conformityHref: string | undefined;
};

export type GarmentView = {
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly sku: string;
  readonly laundryName: string;
  /** Undefined if the visitor does not see the product in the shop. */
  readonly productHref: string | undefined;
  readonly isSignedIn: boolean;
  readonly passport: PassportView | undefined;
};
