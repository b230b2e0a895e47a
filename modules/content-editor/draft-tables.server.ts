import type { ColumnType } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { DocumentKind, StopReason, VersionReason } from './draft.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    content_draft: {
      id: string;
      market_id: number | null;
      language: Language;
      kind: DocumentKind;
      slug: string;
      data: ColumnType<unknown, string, string>;
      version: number;
      // A bigint is a number in one database driver and a text in the other.
      live_revision: string | number | null;
      is_changed: boolean;
      publish_at: Date | null;
      publish_version: number | null;
      stopped_at: Date | null;
      stop_reason: StopReason | null;
      archived_at: Date | null;
      published_at: Date | null;
      checked_at: Date;
      author_id: number | null;
      created_at: Date;
      changed_at: Date;
    };
    content_version: {
      draft_id: string;
      version: number;
      data: ColumnType<unknown, string, string>;
      reason: VersionReason;
      author_id: number | null;
      made_at: Date;
    };
  }
}
