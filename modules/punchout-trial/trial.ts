import type { PunchOutType } from '../company/punch-out.ts';
import type { DocumentBody, DocumentKind } from '../punchout-log/logged-document.ts';

export const trialProtocols = ['OCI3', 'OCI4', 'CXML', 'PEPPOL3'] as const satisfies readonly PunchOutType[];

export type TrialProtocol = (typeof trialProtocols)[number];

/** What the built-in procurement system can ask the shop for. */
export const questions = ['start', 'detail', 'validate', 'search', 'edit', 'inspect', 'profile'] as const;

export type Question = (typeof questions)[number];

const ofOci: readonly Question[] = ['start', 'detail', 'validate', 'search'];

/** Functions are OCI's, earlier carts and profiles cXML's. */
export const questionsOf: Readonly<Record<TrialProtocol, readonly Question[]>> = {
  OCI3: ofOci,
  OCI4: ofOci,
  CXML: ['start', 'edit', 'inspect', 'profile'],
  PEPPOL3: ['start'],
};

/** Answered by the address of a start page. */
export const opensVisit = (question: Question): boolean => !['validate', 'search', 'profile'].includes(question);

/** One run of the built-in procurement system for a company. */
export type Trial = {
  readonly id: string;
  readonly companyId: number;
  /** As whom it buys. */
  readonly customerId: number;
  readonly protocol: TrialProtocol;
  readonly isStaff: boolean;
  /** The host on which it was started. */
  readonly origin: string;
  readonly createdAt: Date;
};

/** A document of a run, as it was sent or arrived. */
export type TrialStep = {
  readonly direction: 'in' | 'out';
  readonly kind: DocumentKind;
  readonly body: DocumentBody;
  readonly createdAt: Date;
};

export type Article = { readonly sku: string; readonly quantity: number };
