import type { InsightKind } from './insight-kinds.ts';
import type { PageKind, VitalMeasure } from './vitals.ts';

type Place = { day: string; market_id: number };

declare module '#platform/db/db.server.ts' {
  interface Tables {
    insight_count: { hour: Date; market_id: number; kind: InsightKind; n: number };
    insight_search: Place & { language: string; words: string; searches: number; empty: number; clicks: number };
    insight_product: Place & { base_part_no: string; views: number };
    insight_vital: Place & { page_type: PageKind; measure: VitalMeasure; bucket: number; n: number };
  }
}
