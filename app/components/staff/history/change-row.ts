import type { AuditAction } from '#modules/audit/audit-actions.ts';

/** Field names and values, as text. */
export type ShownFields = readonly { readonly name: string; readonly value: string }[];

export type ChangeRow = {
  readonly id: number;
  readonly at: Date;
  readonly actorKind: 'person' | 'program' | 'operator';
  readonly actorId: number | undefined;
  readonly actorName: string;
  /** The customer whom staff acted for. */
  readonly actingAs: string | undefined;
  readonly programId: string | undefined;
  readonly companyId: number | undefined;
  readonly action: AuditAction;
  readonly subjectId: string;
  readonly before: ShownFields;
  readonly after: ShownFields;
  readonly erasedFields: readonly string[];
  readonly hiddenFields: readonly string[];
};
