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
  /** The person in whose place the actor, a member of the staff, was in the shop. */
  readonly actingAs: number | undefined;
  readonly action: AuditAction;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Only fields that changed, the personal ones among them until they are erased. */
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Fields that were about a person whose data has been erased since. */
  readonly erasedFields: readonly string[];
  /** Fields about a person that the reader of the entry does not see. */
  readonly hiddenFields: readonly string[];
};

/** An entry with the name of the person who made the change; empty once that person is erased. */
export type ListedChange = AuditEntry & { readonly actorName: string; readonly actingAsName: string };

export type AuditSearch = {
  readonly subject?: string | undefined;
  readonly actorId?: number | undefined;
  readonly action?: AuditAction | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly to?: Date | undefined;
};
