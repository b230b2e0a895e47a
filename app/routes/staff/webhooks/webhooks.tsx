import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { WebhookCalls } from '#app/components/staff/webhooks/webhook-calls.tsx';
import { WebhookCard } from '#app/components/staff/webhooks/webhook-card.tsx';
import { WebhookForm } from '#app/components/staff/webhooks/webhook-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/webhooks.ts';
import { changeWebhooks } from './change-webhooks.server.ts';
import { loadWebhooks } from './load-webhooks.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWebhooks(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const visit = context.get(visitContext);
  return changeWebhooks({ shop: context.get(shopContext), visit, form, query: url.searchParams });
}

export default function StaffWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('fulfilment.webhooks');
  const done = useDone({ saved: t('saved'), removed: t('removed'), resent: t('resent') });
  const made = actionData && 'secret' in actionData ? actionData : undefined;
  const refused = actionData && 'result' in actionData ? actionData : undefined;
  const { webhooks } = loaderData;
  return (
    <StaffFrame page="staffWebhooks" title={t('title')} intro={t('intro')}>
      {done}
      {made && (
        <Notice tone="success" isLive title={t('secretTitle')} className="mb-8">
          <p>{t('secretText')}</p>
          <p className="mt-3 font-mono wrap-anywhere select-all">{made.secret}</p>
        </Notice>
      )}
      <Refused result={refused?.intent === 'add' ? undefined : refused?.result} />
      <WebhookForm
        key={made?.secret ?? refused?.answerId}
        result={refused?.intent === 'add' ? refused.result : undefined}
      />
      {webhooks.length === 0 && <p className="mt-8 text-quiet">{t('none')}</p>}
      <ul className="mt-8 grid gap-4">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <WebhookCard webhook={webhook} />
          </li>
        ))}
      </ul>
      <WebhookCalls calls={loaderData.calls} onlyGivenUp={loaderData.onlyGivenUp} />
    </StaffFrame>
  );
}
