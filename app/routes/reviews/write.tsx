import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { ReviewForm } from '#app/components/reviews/review-form.tsx';
import type { WritingIntent } from '#app/components/reviews/writing-intents.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/write.ts';
import { changeOwnReview } from './change-own-review.server.ts';
import { loadWriting } from './load-writing.server.ts';
import { productOf } from './product-of.server.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWriting(context.get(shopContext), context.get(visitContext), params);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const { basePartNo } = await productOf(shop, visit, params);
  return changeOwnReview({ shop, visit, form, basePartNo, ...params });
}

const tones = { waiting: 'note', accepted: 'success', refused: 'warn' } as const;
const withdraw: WritingIntent = 'withdraw';

/** The form for a review of a bought product, and its status. */
export default function Write({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations('reviews');
  const { href } = useShop();
  const { productName, mayWrite, own, names, languages } = loaderData;
  const done = useDone({ sent: t('sent'), withdrawn: t('withdrawn') });
  const resultOf = (intent: WritingIntent) => (actionData?.intent === intent ? actionData.result : undefined);
  const title = t('form.title', { name: productName });
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={title}
        intro={
          <>
            {t('form.intro')}{' '}
            <PageLink href={href('product', params)} className="underline underline-offset-4">
              {productName}
            </PageLink>
          </>
        }
        className="mb-8"
      />
      {done}
      <Refused result={resultOf('withdraw')} />
      {own && (
        <Notice tone={tones[own.status]} className="mb-8 max-w-2xl">
          {t(`status.${own.status}`, { reason: own.reason })}
        </Notice>
      )}
      {mayWrite ? (
        <ReviewForm
          key={actionData?.answerId ?? own?.status ?? 'new'}
          own={own}
          names={names}
          languages={languages}
          result={resultOf('send')}
        />
      ) : (
        <Notice title={t('notBought')} className="max-w-2xl">
          {t('notBoughtText')}
        </Notice>
      )}
      {own && (
        <Disclosure label={t('withdraw')} className="mt-12 max-w-2xl border-t border-line pt-6">
          <p className="text-quiet">{t('withdrawText')}</p>
          <Form method="post" action="?" className="mt-4">
            <input type="hidden" name="intent" value={withdraw} />
            <Button type="submit" kind="danger">
              {t('withdrawNow')}
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  );
}
