import type { PunchOutType } from '../company/punch-out.ts';
import type { DocumentBrief, DocumentKind } from '../punchout-log/logged-document.ts';

export const checklistSteps = ['started', 'detail', 'validate', 'cart', 'order', 'confirmation'] as const;

export type ChecklistStep = (typeof checklistSteps)[number];

export type CheckedStep = {
  readonly step: ChecklistStep;
  /** `open`: it has not been tried yet. */
  readonly state: 'works' | 'fails' | 'open';
  /** Why it fails; empty otherwise. */
  readonly reason: string;
  readonly documentId: string | undefined;
  readonly at: Date | undefined;
  /** Only tried with the built-in procurement system so far. */
  readonly isTrial: boolean;
};

/** The document that proves a step. */
const kindOf: Readonly<Record<ChecklistStep, DocumentKind>> = {
  started: 'start',
  detail: 'detail',
  validate: 'validate',
  cart: 'cart',
  order: 'order',
  confirmation: 'confirmation',
};

const oci: readonly ChecklistStep[] = ['started', 'detail', 'validate', 'cart'];

/** The steps that a protocol has: orders come back by cXML only, functions are OCI's. */
const stepsOf: Readonly<Record<PunchOutType, readonly ChecklistStep[]>> = {
  None: [],
  OCI3: oci,
  OCI4: oci,
  CXML: ['started', 'cart', 'order', 'confirmation'],
  PEPPOL3: ['started', 'cart'],
};

/**
 * What works in a connection: the latest document of each kind decides; one of the company's own system comes before a try. A system that
 * shows its secret at the door of another protocol is told so; what it did there before proves nothing.
 */
export function checklistOf(protocol: PunchOutType, latest: readonly DocumentBrief[]): CheckedStep[] {
  return stepsOf[protocol].map((step) => {
    const proofs = latest
      .filter((one) => one.kind === kindOf[step] && (one.protocol === protocol || one.reason === 'wrong-connection'))
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const document = proofs.find((one) => !one.isTrial) ?? proofs[0];
    if (!document) return { step, state: 'open', reason: '', documentId: undefined, at: undefined, isTrial: false };
    const { id: documentId, reason, createdAt: at, isTrial } = document;
    return { step, state: reason === '' ? 'works' : 'fails', reason, documentId, at, isTrial };
  });
}
