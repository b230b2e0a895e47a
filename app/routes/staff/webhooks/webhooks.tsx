import { Webhook as WebhookIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CallMark, CallTime } from '#app/components/staff/webhooks/call-cells.tsx';
import { WebhookCard } from '#app/components/staff/webhooks/webhook-card.tsx';
import { WebhookForm } from '#app/components/staff/webhooks/webhook-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { readWebhooks } from '#modules/webhook/manage-webhooks.server.ts';
import type { WebhookCall } from '#modules/webhook/webhook.ts';
import type { Route } from './+types/webhooks.ts';
import { callSource } from './call-source.server.ts';
import { changeWebhooks } from './change-webhooks.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const webhooks = await readWebhooks(shop, visit);
  if (!webhooks.ok) throw notFound();
  return { webhooks: webhooks.value, list: await loadList(shop, visit, callSource, url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const visit = context.get(visitContext);
  return changeWebhooks({ shop: context.get(shopContext), visit, form, query: url.searchParams });
}

export default function StaffWebhooks({ loaderData: { webhooks, list }, actionData }: Route.ComponentProps) {
  const t = useTranslations('fulfilment.webhooks');
  const { href } = useShop();
  const made = actionData && 'secret' in actionData ? actionData : undefined;
  const refused = actionData && 'result' in actionData ? actionData : undefined;
  const columns: Column<WebhookCall>[] = [
    { id: 'event', head: t('column.event'), text: ({ event }) => event },
    { id: 'order', head: t('column.order'), text: ({ orderNo }) => orderNo },
    { id: 'time', head: t('column.time'), sort: 'time', Cell: CallTime },
    { id: 'state', head: t('column.state'), Cell: CallMark },
    { id: 'attempts', head: t('column.attempts'), isNumber: true, text: ({ attempts }) => String(attempts) },
    { id: 'answer', head: t('column.answer'), isLong: true, text: ({ lastAnswer }) => lastAnswer },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      notice={
        <>
          {made && (
            <Notice tone="success" isLive title={t('secretTitle')} className="mb-4">
              <p>{t('secretText')}</p>
              <p className="mt-3 font-mono wrap-anywhere select-all">{made.secret}</p>
            </Notice>
          )}
          <Refused result={refused?.intent === 'add' ? undefined : refused?.result} />
          <DetailSection title={t('title')}>
            {webhooks.length === 0 && <p className="mb-3 text-sm text-quiet">{t('none')}</p>}
            <ul className="mb-4 divide-y divide-line empty:hidden">
              {webhooks.map((webhook) => (
                <li key={webhook.id}>
                  <WebhookCard webhook={webhook} />
                </li>
              ))}
            </ul>
            <WebhookForm
              key={made?.secret ?? refused?.answerId}
              result={refused?.intent === 'add' ? refused.result : undefined}
            />
          </DetailSection>
          <h2 className="mt-6 mb-2 font-display text-xl font-semibold">{t('calls')}</h2>
        </>
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ event, orderNo }) => `${event} ${orderNo}`}
      hrefOf={({ orderId }) => href('staffOrder', { orderId })}
      presets={[{ text: t('deadLetters'), query: 'calls=given-up' }]}
      bulk={[{ intent: 'resend', text: t('resend') }]}
      done={{ saved: t('saved'), removed: t('removed') }}
      empty={{ title: t(list.filters.calls ? 'noDead' : 'noCalls'), icon: <WebhookIcon aria-hidden="true" /> }}
    />
  );
}
