import { type Role, roles } from '../auth/roles.ts';
import type { PunchOutType } from '../company/punch-out.ts';

/** What goes back with the cart, and how. */
export type AskedVisit = {
  /** Fields that the procurement system wants to see again, such as `~OkCode`. */
  readonly echo: Readonly<Record<string, string>>;
  /** The window of the form that returns the cart. */
  readonly target: string;
  readonly charset: 'utf-8' | 'iso-8859-1';
  readonly language: string | undefined;
  /** cXML: the buyer's key of this visit, returned as it came. */
  readonly buyerCookie?: string;
  readonly operation?: 'create' | 'edit' | 'inspect';
  /** cXML: who asked whom, for the message that goes back. */
  readonly parties?: { readonly from: Party; readonly to: Party };
  /** Rows of the cart that is edited or inspected. */
  readonly items?: readonly { readonly sku: string; readonly quantity: number }[];
  /** Peppol: the buyer's own reference and its electronic address. */
  readonly buyerReference?: string;
  readonly endpoint?: { readonly id: string; readonly scheme: string };
};

type Party = { readonly domain: string; readonly identity: string };

export type PunchoutSession = {
  readonly id: string;
  readonly companyId: number;
  readonly customerId: number;
  readonly marketId: number;
  readonly type: PunchOutType;
  readonly hookUrl: string;
  readonly asked: AskedVisit;
  readonly payloadId: string | undefined;
  readonly sid: string | undefined;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly closedAt: Date | undefined;
};

/** Many people share the secret of a procurement system, so it signs in ordinary users only. */
export const mayBeBuyer = ({ role }: { readonly role: Role }): boolean => role === roles.user;

/** A start page opens once, within ten minutes. */
const startMinutes = 10;

export const mayStart = ({ startedAt, createdAt }: PunchoutSession, now: Date): boolean =>
  startedAt === undefined && now.getTime() - createdAt.getTime() <= startMinutes * 60_000;
