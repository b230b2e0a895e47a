import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkDecision } from '#app/components/pending-orders/link-decision.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/decide-order.ts';
import { changeByLink, loadLinked } from './decide-by-link.server.ts';

/** The address is a key: it must not be kept, indexed or sent to other sites. */
export const headers = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

/** Shows the order and changes nothing: programs that look into mails open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const loaded = await loadLinked(context.get(shopContext), context.get(visitContext), url.searchParams.get('token'));
  return data(loaded.view, { status: loaded.status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answered = await changeByLink(
    { shop: context.get(shopContext), visit: context.get(visitContext), form },
    url.searchParams.get('token'),
  );
  return data(answered.answer, { status: answered.status });
}

export default function DecideOrder({ loaderData: order, actionData }: Route.ComponentProps) {
  const t = useTranslations('pending-orders');
  const { href } = useShop();
  const done = actionData?.done;
  return (
    <div className="mx-auto max-w-3xl">
      <meta name="robots" content="noindex" />
      <title>{`${t('byLink.title')} | Yrke`}</title>
      {done && (
        <>
          <PageHeading title={t('order', { orderNo: done.orderNo })} />
          <Notice
            tone="success"
            title={done.state === 'passedOn' ? t('passedOn') : t(`done.${done.state}`)}
            className="mt-6"
          />
        </>
      )}
      {!done && order && <LinkDecision order={order} answer={actionData} />}
      {!done && !order && (
        <>
          <PageHeading title={t('byLink.title')} />
          <Notice tone="warn" title={t('byLink.dead')} className="mt-6">
            {t('byLink.deadText')}
          </Notice>
        </>
      )}
      <p className="mt-8">
        <ButtonLink to={href('companyPendingOrders')} kind="secondary">
          {t('byLink.signIn')}
        </ButtonLink>
      </p>
    </div>
  );
}
