import type { PunchOutType } from '#modules/company/punch-out.ts';
import type { CheckedField } from '#modules/punchout-fields/checked-field.ts';
import type { DocumentKind } from '#modules/punchout-log/logged-document.ts';
import type { Question } from '#modules/punchout-trial/trial.ts';

export type StepView = {
  readonly direction: 'in' | 'out';
  readonly kind: DocumentKind;
  readonly createdAt: Date;
  readonly fields: readonly CheckedField[];
};

export type LineView = {
  readonly line: number;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
};

type RunView = { readonly id: string; readonly protocol: PunchOutType; readonly createdAt: Date };

export type TrialPage = {
  readonly company: string;
  /** The one that the company uses, for a new run. */
  readonly protocol: PunchOutType;
  /** The latest first. */
  readonly runs: readonly RunView[];
  /** The one that is shown. */
  readonly run:
    | (RunView & {
        readonly questions: readonly Question[];
        readonly steps: readonly StepView[];
        readonly article: string;
        /** Lines of the cart that came back last, if the protocol can order them. */
        readonly lines: readonly LineView[];
        /** Something may still arrive by itself. */
        readonly isWaiting: boolean;
      })
    | undefined;
};

/** A visit that was just started. Only the answer to the form has its address, because it opens once. */
export type StartedVisit = { readonly startPage: string; readonly how: 'window' | 'frame' };
