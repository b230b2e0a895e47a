import type { PunchOutType } from '../company/punch-out.ts';

/** What a document is for. `answer` is what the shop says to a cXML document. */
export const documentKinds = [
  'start',
  'detail',
  'validate',
  'search',
  'profile',
  'cart',
  'order',
  'answer',
  'confirmation',
  'ship-notice',
  'invoice',
  'other',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

export type FormField = { readonly name: string; readonly value: string };

/** A form or an XML document. `omitted` stands for one that could not be kept, with its number of letters. */
export type DocumentBody =
  | { readonly fields: readonly FormField[] }
  | { readonly xml: string }
  | { readonly omitted: number };

export type LoggedDocument = {
  readonly id: string;
  readonly companyId: number;
  readonly marketId: number;
  readonly sessionId: string | undefined;
  readonly exchange: string;
  readonly people: readonly number[];
  /** As the shop sees it. */
  readonly direction: 'in' | 'out';
  readonly protocol: PunchOutType;
  readonly kind: DocumentKind;
  /** Sent or got by the built-in procurement system. */
  readonly isTrial: boolean;
  /** Empty if all went well. */
  readonly reason: string;
  readonly body: DocumentBody;
  readonly createdAt: Date;
};

/** Without its content. */
export type DocumentBrief = Omit<LoggedDocument, 'body'>;
