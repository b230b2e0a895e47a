import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { RatingLine } from '#app/components/reviews/rating-line.tsx';
import { ReviewResults } from '#app/components/reviews/review-results.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { withLanguage } from '#app/components/shell/with-language.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { writeReviewQuestion } from '#modules/assortment/review-question.ts';
import type { Route } from './+types/reviews.ts';
import { loadReviews } from './load-reviews.server.ts';
import { productOf } from './product-of.server.ts';

const pageSize = 20;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const product = await productOf(shop, visit, params);
  const reviews = await loadReviews(shop, visit, { product, query: url.searchParams, pageSize });
  return { name: product.name, reviews };
}

/** All reviews of a product; filters, order and page are in the address. */
export default function Reviews({ loaderData: { name, reviews }, params }: Route.ComponentProps) {
  const t = useTranslations('reviews');
  const words = useTranslations('product');
  const { href } = useShop();
  const navigate = useNavigate();
  const own = href('productReviews', params);
  const write = href('productReview', params);
  const { question, spread, total, pageCount, average, rated } = reviews;
  const hasSome = spread.some(({ count }) => count > 0);
  return (
    <>
      <title>{`${t('title', { name })} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('title', { name })}
        intro={
          <PageLink href={href('product', params)} className="underline underline-offset-4">
            {name}
          </PageLink>
        }
        actions={hasSome && <ButtonLink to={write}>{words('reviews.write')}</ButtonLink>}
        className="mb-8"
      />
      {average !== undefined && (
        <div className="-mt-4 mb-6">
          <RatingLine average={average} count={rated} />
        </div>
      )}
      <ReviewResults
        // Reset the form for another query.
        key={writeReviewQuestion(question)}
        href={own}
        writeHref={write}
        reviews={reviews}
        heading="h2"
        onChoose={(chosen) =>
          void navigate(withLanguage(`${own}${writeReviewQuestion(chosen)}`), { preventScrollReset: true })
        }
      />
      {hasSome && total === 0 && (
        <ButtonLink to={own} kind="secondary">
          {t('clear')}
        </ButtonLink>
      )}
      <Pagination
        page={question.page}
        pageCount={pageCount}
        hrefOf={(page) => `${own}${writeReviewQuestion({ ...question, page })}`}
        className="mt-8"
      />
    </>
  );
}
