import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/locale.ts';
import '../catalogue/catalogue-tables.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ProductDetail } from './product-detail.ts';
import type { ReviewQuestion, ReviewSort } from './review-question.ts';

type Product = Pick<ProductDetail, 'basePartNo' | 'stars'>;
type Reader = Pick<Shop, 'db' | 'texts'>;
type ReaderVisit = Pick<Visit, 'language'>;

type Review = {
  readonly id: string;
  readonly language: Language;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
};

type Rating = {
  /** Average of all ratings, including those without text; undefined if there are none. */
  readonly average: number | undefined;
  readonly count: number;
  /** Number of reviews with text. */
  readonly written: number;
};

export type Reviews = Rating & {
  /** Number of reviews per star count, and per language. */
  readonly byStars: Readonly<Record<string, number>>;
  readonly byLanguage: Readonly<Record<string, number>>;
  /** Number of reviews that match the query. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly entries: readonly Review[];
};

/**
 * Access: everybody. Uses the product's rating, which lists show and sort by; if it has none, the average of its
 * reviews.
 */
export async function readRating({ db }: Pick<Shop, 'db'>, { basePartNo, stars }: Product): Promise<Rating> {
  const { rows } = await sql<{ average: number | null; written: number }>`
    select round(avg(stars), 1)::float as average, count(*) as written
    from published_review where base_part_no = ${basePartNo}`.execute(db);
  return ratingOf(stars, rows[0]?.average, rows[0]?.written ?? 0);
}

type ReviewRow = {
  average: number | null;
  written: number;
  by_stars: Record<string, number> | null;
  by_language: Record<string, number> | null;
  total: number;
  entries: (Omit<Review, 'text' | 'date'> & { body: string; written_on: string; writer: string })[];
};

type ReviewPageQuery = ReviewQuestion & { readonly pageSize: number };

/** Access: everybody. Returns one page of reviews and the filters to choose from. */
export async function readReviews(
  { db, texts }: Reader,
  { language }: ReaderVisit,
  { basePartNo, stars: rated }: Product,
  { stars, language: spoken, withText, sort, page, pageSize }: ReviewPageQuery,
): Promise<Reviews> {
  const { rows } = await sql<ReviewRow>`
    with shown as (select * from published_review where base_part_no = ${basePartNo}),
      chosen as (
        select *, row_number() over (order by ${orders[sort](language)}, written_on desc, id) as place from shown
        where (${stars ?? null}::int is null or stars = ${stars ?? null}::int)
          and (${spoken ?? null}::text is null or language = ${spoken ?? null}::text)
          and (not ${withText}::boolean or body <> '')
      )
    select
      (select round(avg(stars), 1)::float from shown) as average,
      (select count(*) from shown) as written,
      (select jsonb_object_agg(stars, many) from (select stars, count(*) as many from shown group by stars) as s) as by_stars,
      (select jsonb_object_agg(language, many) from (
        select language, count(*) as many from shown group by language) as l) as by_language,
      (select count(*) from chosen) as total,
      (select coalesce(jsonb_agg(to_jsonb(chosen) order by place), '[]') from chosen
        where place > ${(page - 1) * pageSize} and place <= ${page * pageSize}) as entries`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a question without a table has one answer');
  const entries = found.entries.map(({ id, language: spoken, stars, title, body, author, writer, written_on }) => ({
    id,
    language: spoken,
    stars,
    title,
    text: body,
    author: writer === 'named' ? author : (texts.say(language, 'reviews', `writer.${writer}`) ?? ''),
    date: written_on,
  }));
  return {
    ...ratingOf(rated, found.average, found.written),
    byStars: found.by_stars ?? {},
    byLanguage: found.by_language ?? {},
    total: found.total,
    page,
    pageSize,
    entries,
  };
}

const orders: Record<ReviewSort, (own: Language) => RawBuilder<unknown>> = {
  readable: (own) => sql`language = ${own} desc`,
  newest: () => sql`written_on desc`,
  best: () => sql`stars desc`,
  worst: () => sql`stars`,
};

function ratingOf(rated: Product['stars'], average: number | null | undefined, written: number): Rating {
  return rated ? { ...rated, written } : { average: average ?? undefined, count: written, written };
}
