import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { longestTicketText } from '#modules/limit-ticket/limit-ticket.ts';
import type { TicketView } from './limit-view.ts';

/** The requests of colleagues, each with its answer. */
export function TicketsToDecide({ tickets }: { tickets: readonly TicketView[] }) {
  const t = useTranslations('amount-limit');
  return (
    <DetailSection title={t('toDecide')}>
      {tickets.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {tickets.map((ticket) => (
          <li key={ticket.id} className={cx('border border-line p-4', ticket.isMeant && 'border-2 border-ink')}>
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function Ticket({ ticket: { id, name, amount, limit, reason, created } }: { ticket: TicketView }) {
  const t = useTranslations('amount-limit');
  const timeOf = useMoment('time');
  const going = useNavigation().formData;
  const isGoing = (intent: string) => going?.get('ticketId') === id && going.get('intent') === intent;
  return (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="ticketId" value={id} />
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="tabular-nums">{t('asks', { limit, amount })}</p>
        <p className="text-sm text-quiet">{timeOf(created)}</p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
      </div>
      <TextField id={`answer-${id}`} name="answer" label={t('field.answer')} maxLength={longestTicketText} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="approve" isLoading={isGoing('approve')}>
          {t('approve')}
        </Button>
        <Button type="submit" name="intent" value="deny" kind="secondary" isLoading={isGoing('deny')}>
          {t('deny')}
        </Button>
      </div>
    </Form>
  );
}
