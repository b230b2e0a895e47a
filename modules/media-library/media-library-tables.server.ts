import type { ColumnType } from 'kysely';
import type { Alts, MediaKind } from './media-item.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    media_item: {
      id: string;
      path: string;
      name: string;
      folder: string;
      kind: MediaKind;
      content_type: string;
      bytes: number | string;
      width: number | null;
      height: number | null;
      focal_x: number;
      focal_y: number;
      alts: ColumnType<Alts, string, string>;
      is_decorative: boolean;
      version: number;
      created_at: Date;
      changed_at: Date;
    };
  }
}
