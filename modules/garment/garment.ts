import type { Tally } from './tally.ts';

/** One piece of clothing with a passport, from its delivery until it is retired. */
export type Garment = {
  readonly id: string;
  readonly companyId: number;
  /** Where it is returned to. */
  readonly laundryName: string;
  readonly orderId: string;
  readonly rowNumber: number;
  readonly marketId: number;
  readonly sku: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  /** Undefined once the person's account was deleted. */
  readonly wearerId: number | undefined;
  readonly employeeNo: string;
  readonly department: string;
  readonly locker: string;
  readonly position: string;
  readonly deliveredAt: Date;
  readonly tally: Tally;
};

/** The id of a passport: 128 random bits as 22 letters of base64url. */
export const isGarmentId = (text: string): boolean => /^[\w-]{22}$/.test(text);
