import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { typedFields, typedFormOf } from '#app/forms/typed-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { longestTicketText } from '#modules/limit-ticket/limit-ticket.ts';
import type { LimitPageView, OwnTicketView } from './limit-view.ts';

type Props = { own: NonNullable<LimitPageView['own']>; result: SubmissionResult | undefined };

const tones = { open: 'warn', approved: 'success', denied: 'danger' } as const;

/** The visitor's limit, their earlier requests, and the form to request a higher one. */
export function AskLimit({ own: { limit, period, currency, tickets, isOpen }, result }: Props) {
  const t = useTranslations('amount-limit');
  const isSending = useNavigation().formData?.get('intent') === 'ask';
  const fields = typedFields(result && typedFormOf(result));
  const errors = Object.entries(result?.error ?? {}).flatMap(([fieldId, texts]) =>
    (texts ?? []).map((text) => (fieldId === '' ? { text } : { text, fieldId })),
  );
  return (
    <DetailSection title={t('own')} text={t('ownText', { limit, period })}>
      {!isOpen && (
        <Form method="post" noValidate className="grid max-w-xl gap-3">
          <input type="hidden" name="intent" value="ask" />
          <FormErrorSummary errors={errors} />
          <TextField
            {...fields.text('amount')}
            label={t('field.amount', { currency })}
            inputMode="decimal"
            maxLength={20}
          />
          <TextArea {...fields.text('reason')} label={t('field.reason')} rows={2} maxLength={longestTicketText} />
          <div>
            <Button type="submit" isLoading={isSending}>
              {t('ask')}
            </Button>
          </div>
        </Form>
      )}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {tickets.map((ticket) => (
          <OwnTicket key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </DetailSection>
  );
}

function OwnTicket({ ticket: { amount, reason, answer, status, created } }: { ticket: OwnTicketView }) {
  const t = useTranslations('amount-limit');
  const timeOf = useMoment('time');
  return (
    <li className="border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <span className="font-semibold tabular-nums">{amount}</span>
        <span className="text-sm text-quiet">{timeOf(created)}</span>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>
      {answer !== '' && <p className="mt-1 wrap-anywhere text-quiet">{t('answered', { answer })}</p>}
    </li>
  );
}
