import { Form, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { WebhookCall } from '#modules/fulfilment/webhook.ts';

/** What was told, what is still to be told, and what nobody took. */
export function WebhookCalls({ calls, onlyGivenUp }: { calls: readonly WebhookCall[]; onlyGivenUp: boolean }) {
  const t = useTranslations('fulfilment.webhooks');
  const timeOf = useMoment('time');
  return (
    <section className="mt-12">
      <h2 className="font-display text-subheading font-bold">{onlyGivenUp ? t('deadLetters') : t('calls')}</h2>
      <p className="mt-2">
        <TextLink to={onlyGivenUp ? '?' : '?calls=given-up'} preventScrollReset>
          {onlyGivenUp ? t('showAll') : t('showDead')}
        </TextLink>
      </p>
      {calls.length === 0 ? (
        <p className="mt-4 text-quiet">{onlyGivenUp ? t('noDead') : t('noCalls')}</p>
      ) : (
        <Table caption={t('calls')} className="mt-4">
          <thead>
            <tr>
              <HeaderCell>{t('column.event')}</HeaderCell>
              <HeaderCell>{t('column.order')}</HeaderCell>
              <HeaderCell>{t('column.time')}</HeaderCell>
              <HeaderCell>{t('column.state')}</HeaderCell>
              <HeaderCell isNumber>{t('column.attempts')}</HeaderCell>
              <HeaderCell>{t('column.answer')}</HeaderCell>
              <HeaderCell>
                <span className="sr-only">{t('resend')}</span>
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <Cell className="font-mono text-sm whitespace-nowrap">{call.event}</Cell>
                <Cell>{call.orderNo}</Cell>
                <Cell className="whitespace-nowrap">{timeOf(call.createdAt)}</Cell>
                <Cell>
                  <State call={call} />
                </Cell>
                <Cell isNumber>{call.attempts}</Cell>
                <Cell className="min-w-40 text-sm wrap-anywhere">{call.lastAnswer}</Cell>
                <Cell>{!call.nextAt && <Resend call={call} />}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function State({ call: { takenAt, givenUpAt, attempts } }: { call: WebhookCall }) {
  const t = useTranslations('fulfilment.webhooks.state');
  if (givenUpAt) return <Badge tone="danger">{t('givenUp')}</Badge>;
  if (takenAt) return <Badge tone="success">{t('taken')}</Badge>;
  return <Badge tone={attempts > 0 ? 'warn' : 'neutral'}>{attempts > 0 ? t('again') : t('due')}</Badge>;
}

function Resend({ call: { id, event, orderNo } }: { call: WebhookCall }) {
  const t = useTranslations('fulfilment.webhooks');
  const { search } = useLocation();
  return (
    <Form method="post" action={search || '?'} preventScrollReset>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="secondary" size="small" aria-label={`${t('resend')}: ${event} ${orderNo}`}>
        {t('resend')}
      </Button>
    </Form>
  );
}
