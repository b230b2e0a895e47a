import type { Generated } from 'kysely';
import type { ReviewStatus } from './review.ts';

type CustomerReviewTable = {
  id: string;
  base_part_no: string;
  customer_id: number;
  language: string;
  stars: number;
  title: string;
  body: string;
  author: string;
  is_business: boolean;
  status: ReviewStatus;
  reason: Generated<string>;
  revision: Generated<number>;
  written_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    customer_review: CustomerReviewTable;
  }
}
