import type { PunchOutType } from '#modules/company/punch-out.ts';
import type { CheckedField } from '#modules/punchout-fields/checked-field.ts';
import type { DocumentKind } from '#modules/punchout-log/logged-document.ts';
import type { ChecklistStep } from '#modules/punchout-workbench/checklist.ts';
import type { EditChange } from '#modules/punchout-workbench/edit-changes.ts';
import type { Obstacle } from '#modules/punchout-workbench/read-connections.server.ts';
import type { Difference } from '#modules/punchout-workbench/replay-document.server.ts';

export type StepView = {
  readonly step: ChecklistStep;
  readonly state: 'works' | 'fails' | 'open';
  /** In the language of the visitor. */
  readonly reason: string;
  readonly documentId: string | undefined;
  /** Only tried with the built-in procurement system so far. */
  readonly isTrial: boolean;
};

export type ConnectionView = {
  readonly companyId: number;
  readonly company: string;
  readonly protocol: PunchOutType;
  readonly obstacles: readonly Obstacle[];
  readonly steps: readonly StepView[];
};

export type DocumentLine = {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly kind: DocumentKind;
  readonly isTrial: boolean;
  readonly reason: string;
  readonly createdAt: Date;
};

/** Documents of one visit, or of one request without a visit; the earliest first. */
export type VisitView = {
  readonly key: string;
  readonly isVisit: boolean;
  readonly documents: readonly DocumentLine[];
};

export type DocumentView = DocumentLine & {
  readonly fields: readonly CheckedField[];
  readonly fileHref: string;
  /** Of a cart that was edited. */
  readonly changes: readonly EditChange[] | undefined;
  readonly replay: { readonly compared: number; readonly differences: readonly Difference[] } | undefined;
};

export type ConnectionPage = {
  readonly connection: ConnectionView;
  readonly visits: readonly VisitView[];
  readonly next: string | undefined;
  readonly document: DocumentView | undefined;
};
