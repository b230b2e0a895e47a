import { refuse } from '#core/result.ts';
import type { CxmlStatus } from '../punchout-document/cxml-answer.ts';
import type { CxmlParty } from '../punchout-document/cxml-request.ts';

/** What the sender of a document is told. */
export type DocumentAnswer = { readonly code: CxmlStatus; readonly words: string };

/** Why a document is not followed, in words for the people behind the buyer's system. */
export type DocumentRefusal = { readonly code: 'document-refused' } & {
  readonly status: CxmlStatus;
  readonly words: string;
};

export const refuseDocument = (words: string, status: CxmlStatus = 400) =>
  refuse<DocumentRefusal>({ code: 'document-refused', status, words });

/** A line as the procurement system numbers it, and the rows of the order in the shop. */
export type ProcurementLine = {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unit: string;
  readonly rowNumbers: readonly number[];
};

export type ProcurementFacts = {
  readonly payloadId: string;
  readonly orderDate: string;
  /** Who sent the order to whom: documents about it go the other way. */
  readonly parties: { readonly from: CxmlParty; readonly to: CxmlParty };
  readonly lines: readonly ProcurementLine[];
  /** Where the order says other than what was agreed on. */
  readonly differences: readonly string[];
  /** Sent by the built-in procurement system, which gets all documents about it. */
  readonly trialId?: string;
};

export type ProcurementOrder = {
  readonly companyId: number;
  /** Its number in the procurement system. */
  readonly orderRef: string;
  readonly orderId: string;
  readonly facts: ProcurementFacts;
  readonly deletedAt: Date | undefined;
};
