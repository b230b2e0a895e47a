import type { JsonObject } from '#core/json.ts';
import type { AuditAction } from './audit-actions.ts';

/** One recorded change. */
export type AuditEntry = {
  readonly id: number;
  readonly at: Date;
  readonly actorKind: 'person' | 'program' | 'operator';
  readonly actorId: number | undefined;
  readonly programId: string | undefined;
  /** The company that the actor was acting for. */
  readonly companyId: number | undefined;
  /** The customer whom the actor, a member of staff, acted for. */
  readonly actingAs: number | undefined;
  readonly action: AuditAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Only fields that changed, including personal ones until they are erased. */
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Fields about a person whose data was erased later. */
  readonly erasedFields: readonly string[];
  /** Fields about a person that the reader of the entry may not see. */
  readonly hiddenFields: readonly string[];
};

/** An entry with the name of its actor; empty after that person is erased. */
export type ListedChange = AuditEntry & { readonly actorName: string; readonly actingAsName: string };

export type AuditSearch = {
  readonly subject?: string | undefined;
  readonly actorId?: number | undefined;
  readonly action?: AuditAction | undefined;
  /** From this time on. */
  readonly from?: Date | undefined;
  /** Before this time. */
  readonly to?: Date | undefined;
};
