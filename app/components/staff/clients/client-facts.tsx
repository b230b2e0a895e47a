import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ClientIntent } from './client-intents.ts';
import type { ClientView } from './client-view.ts';

/** Facts about an API client of a partner, and buttons to renew its secret or to block it. */
export function ClientFacts({ client, now }: { client: ClientView; now: Date }) {
  const t = useTranslations('staff.clients');
  const format = useFormatter();
  const { id, name, person, company, market, allMarkets, isActive, secretChangedAt, lastUsedAt } = client;
  const facts = [
    [t('id'), id],
    [t('actsAs'), [person, company, allMarkets ? t('allMarkets') : market].filter(Boolean).join(', ')],
    [t('secretChanged'), format.relativeTime(secretChangedAt, now)],
    [t('lastUsed'), lastUsedAt ? format.relativeTime(lastUsedAt, now) : t('never')],
  ];
  const button = (intent: ClientIntent, text: string, kind: 'secondary' | 'danger', value?: boolean) => (
    <Form method="post" action="?">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="clientId" value={id} />
      {value !== undefined && <input type="hidden" name="isActive" value={String(value)} />}
      <Button type="submit" kind={kind} size="small" aria-label={`${text}: ${name}`}>
        {text}
      </Button>
    </Form>
  );
  return (
    <DetailSection title={name}>
      <dl className="grid gap-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-quiet">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {button('rotate', t('rotate'), 'secondary')}
        {isActive ? button('activate', t('stop'), 'danger', false) : button('activate', t('start'), 'secondary', true)}
      </div>
    </DetailSection>
  );
}
