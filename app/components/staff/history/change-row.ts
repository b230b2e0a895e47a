import type { AuditAction } from '#modules/audit/audit-actions.ts';

/** Fields with their names and values in words. */
export type ShownFields = readonly { readonly field: string; readonly name: string; readonly value: string }[];

export type ChangeRow = {
  readonly id: number;
  readonly at: Date;
  readonly actorKind: 'person' | 'program' | 'operator';
  readonly actorId: number | undefined;
  readonly actorName: string;
  /** The customer whom staff acted for. */
  readonly actingAs: string | undefined;
  readonly programId: string | undefined;
  /** The company that the change was made for. */
  readonly company: string | undefined;
  readonly action: AuditAction;
  readonly subjectId: string;
  /** The name of the changed company or person, where the reader may see it. */
  readonly subjectName: string | undefined;
  readonly before: ShownFields;
  readonly after: ShownFields;
  readonly erasedFields: readonly string[];
  readonly hiddenFields: readonly string[];
  readonly reader: 'staff' | 'company';
};
