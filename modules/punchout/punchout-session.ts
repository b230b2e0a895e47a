import { type Role, roles } from '../auth/roles.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { ReturnForm } from '../punchout-document/transfer.ts';

/** What goes back with the cart, and how. */
export type AskedVisit = {
  /** Fields that the procurement system wants to see again, such as `~OkCode`. */
  readonly echo: Readonly<Record<string, string>>;
  /** The window of the form that returns the cart. */
  readonly target: string;
  readonly charset: 'utf-8' | 'iso-8859-1';
  readonly language: string | undefined;
  /** OCI: the article whose page the visit begins with. */
  readonly productId?: string;
  /** cXML: the buyer's key of this visit, returned as it came. */
  readonly buyerCookie?: string;
  readonly operation?: 'create' | 'edit' | 'inspect';
  /** cXML: who asked whom, for the message that goes back. */
  readonly parties?: { readonly from: Party; readonly to: Party };
  /** Rows of the cart that is edited or looked at. */
  readonly items?: readonly EarlierItem[];
  /** Those of them that could not be bought any more when the visit began. */
  readonly leftOut?: readonly EarlierItem[];
  /** Peppol: the buyer's own reference and its electronic address. */
  readonly buyerReference?: string;
  readonly endpoint?: { readonly id: string; readonly scheme: string };
  /** Of the built-in procurement system. */
  readonly isTrial?: boolean;
};

/** `name` as the cart had it; empty for rows without a key of the shop. */
export type EarlierItem = { readonly sku: string; readonly quantity: number; readonly name: string };

type Party = { readonly domain: string; readonly identity: string };

export type PunchoutSession = {
  readonly id: string;
  readonly companyId: number;
  readonly customerId: number;
  readonly marketId: number;
  readonly type: PunchOutType;
  readonly hookUrl: string;
  readonly asked: AskedVisit;
  /** The secret that asked for it; undefined for visits from before secrets were noted. */
  readonly credentialId: string | undefined;
  readonly payloadId: string | undefined;
  readonly sid: string | undefined;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly closedAt: Date | undefined;
  /** What took the cart back, for a while after that. */
  readonly returned: ReturnForm | undefined;
};

/** Many people share the secret of a procurement system, so it signs in ordinary users only. */
export const mayBeBuyer = ({ role }: { readonly role: Role }): boolean => role === roles.user;

/** A start page opens once, within ten minutes. */
const startMinutes = 10;

export const mayStart = ({ startedAt, createdAt }: PunchoutSession, now: Date): boolean =>
  startedAt === undefined && now.getTime() - createdAt.getTime() <= startMinutes * 60_000;

/** For how long the form of a returned cart is given out again. */
export const returnedMinutes = 15;

/** The same form again: the first answer may have been lost, or the button pressed twice. */
export function returnedForm({ closedAt, returned }: PunchoutSession, now: Date): ReturnForm | undefined {
  const isRecent = closedAt !== undefined && now.getTime() - closedAt.getTime() <= returnedMinutes * 60_000;
  return isRecent ? returned : undefined;
}
