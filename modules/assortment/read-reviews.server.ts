import { sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { Shop } from '../shop.server.ts';
import type { ProductDetail } from './product-detail.ts';

type Review = {
  readonly id: string;
  readonly language: Language;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
};

export type Reviews = {
  /** Of all ratings, of which many have no words; none where nobody rated. */
  readonly average: number | undefined;
  readonly count: number;
  /** Those with words, the latest first. */
  readonly entries: readonly Review[];
};

const entriesShown = 100;

/** Everybody may. The stars that lists show and sort by are the product's; where it has none, the entries make them. */
export async function readReviews(
  { db }: Pick<Shop, 'db'>,
  { basePartNo, stars: rated }: Pick<ProductDetail, 'basePartNo' | 'stars'>,
): Promise<Reviews> {
  const { rows } = await sql<Review & { average: number; count: number }>`
    select id, language, stars, title, body as text, author, written_on as date,
      round(avg(stars) over (), 1)::float as average, count(*) over () as count
    from review where base_part_no = ${basePartNo}
    order by written_on desc, id limit ${entriesShown}`.execute(db);
  const entries = rows.map(({ id, language, stars, title, text, author, date }) => ({
    id,
    language,
    stars,
    title,
    text,
    author,
    date,
  }));
  const { average, count } = rated ?? { average: rows[0]?.average, count: rows[0]?.count ?? 0 };
  return { average, count, entries };
}
