import { MessageSquareText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ReviewStars, ReviewWords } from '#app/components/staff/reviews/review-cells.tsx';
import type { StaffReview } from '#app/components/staff/reviews/review-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/reviews.ts';
import { acceptReviews } from './change-reviews.server.ts';
import { reviewSource } from './review-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), reviewSource, url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  return acceptReviews({ shop: context.get(shopContext), visit: context.get(visitContext), form }, url.searchParams);
}

export default function StaffReviews({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('staff.reviews');
  const own = useTranslations('work.reviews');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<StaffReview>[] = [
    { id: 'product', head: own('product'), text: ({ product, basePartNo }) => product?.name ?? basePartNo },
    { id: 'stars', head: own('stars'), Cell: ReviewStars },
    { id: 'words', head: t('title'), isLong: true, Cell: ReviewWords },
    { id: 'author', head: own('author'), text: ({ author }) => author },
    { id: 'written', head: own('written'), sort: 'written', text: (review) => day(review.day) },
  ];
  const status = list.filters.status ?? 'waiting';
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      list={list}
      columns={columns}
      // The key contains the revision, so that a review that its author has changed since is not accepted unread.
      keyOf={({ id, revision }) => `${id}.${revision}`}
      nameOf={({ title, author, product, basePartNo }) => `${product?.name ?? basePartNo}: ${title || author}`}
      hrefOf={({ id }) => href('staffReview', { id })}
      name="staff-reviews"
      allText={t('status.waiting')}
      presets={[
        { text: t('status.accepted'), query: 'status=accepted' },
        { text: t('status.refused'), query: 'status=refused' },
      ]}
      searchHint={t('searchHint')}
      bulk={status === 'accepted' ? [] : [{ intent: 'accept', text: t('accept') }]}
      done={{ accepted: t('accepted'), refused: t('refused') }}
      exportHref={href('staffExport', { list: 'reviews' })}
      empty={{ title: t(status === 'waiting' ? 'none' : 'noneFound'), icon: <MessageSquareText aria-hidden="true" /> }}
    />
  );
}
