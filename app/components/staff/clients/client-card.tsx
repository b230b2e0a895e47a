import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ClientIntent } from './client-intents.ts';
import type { ClientView } from './client-view.ts';

/** A program of a partner: as whom it acts, what it may do, and when it last came. */
export function ClientCard({ client, now }: { client: ClientView; now: Date }) {
  const t = useTranslations('staff.clients');
  const format = useFormatter();
  const { id, name, person, company, market, allMarkets, scopes, isActive, secretChangedAt, lastUsedAt } = client;
  const facts = [
    [t('id'), id],
    [
      t('actsAs'),
      [person, company, allMarkets ? t('allMarkets') : market].filter((part) => part !== undefined).join(', '),
    ],
    [t('scopes'), scopes.length === 0 ? t('noScopes') : scopes.join(', ')],
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
    <article aria-label={name} className="border border-line bg-paper p-6">
      <h2 className="flex flex-wrap items-center gap-3 font-display text-subheading font-bold">
        {name}
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? t('active') : t('stopped')}</Badge>
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-quiet">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`?client=${id}`} kind="secondary" size="small" aria-label={`${t('change')}: ${name}`}>
          {t('change')}
        </ButtonLink>
        {button('rotate', t('rotate'), 'secondary')}
        {isActive ? button('activate', t('stop'), 'danger', false) : button('activate', t('start'), 'secondary', true)}
      </div>
    </article>
  );
}
