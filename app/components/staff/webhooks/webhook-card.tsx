import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { Webhook } from '#modules/webhook/webhook.ts';
import type { WebhookIntent } from './webhook-intents.ts';

export function WebhookCard({ webhook: { id, url, isActive, createdAt } }: { webhook: Webhook }) {
  const t = useTranslations('fulfilment.webhooks');
  const dayOf = useMoment('day');
  const { search } = useLocation();
  const button = (intent: WebhookIntent, text: string, kind: 'secondary' | 'danger', value?: boolean) => (
    <Form method="post" action={search || '?'} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {value !== undefined && <input type="hidden" name="isActive" value={String(value)} />}
      <Button type="submit" kind={kind} size="small" aria-label={`${text}: ${url}`}>
        {text}
      </Button>
    </Form>
  );
  return (
    <article aria-label={url} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
      <h3 className="flex flex-wrap items-center gap-3 font-semibold">
        <span className="wrap-anywhere">{url}</span>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? t('on') : t('off')}</Badge>
      </h3>
      <p className="text-quiet">{t('since', { day: dayOf(createdAt) })}</p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        {button('switch', isActive ? t('switchOff') : t('switchOn'), 'secondary', !isActive)}
        <Disclosure label={t('remove')}>
          <p className="mb-3 max-w-prose">{t('removeText')}</p>
          {button('remove', t('removeNow'), 'danger')}
        </Disclosure>
      </div>
    </article>
  );
}
