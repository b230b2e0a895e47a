import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import type { LinkAnswer, LinkedView } from './link-view.ts';

type Props = { order: LinkedView; answer: LinkAnswer | undefined };

/** The order of a one-time link, and the two buttons that decide. */
export function LinkDecision({ order, answer }: Props) {
  const t = useTranslations('pending-orders');
  const mail = useTranslations('order.mail');
  const amount = useAmount();
  const timeOf = useMoment('time');
  const going = useNavigation().formData?.get('intent');
  const { orderNo, buyer, createdAt, rows, total, totalTerm, comment, until, reasons } = order;
  return (
    <>
      <PageHeading title={t('order', { orderNo })} />
      <p className="mt-2 text-quiet">{t('sentBy', { buyer, at: timeOf(createdAt) })}</p>
      {answer?.words && <Notice tone="danger" title={answer.words} className="mt-4" />}
      {reasons.length > 0 && (
        <Notice title={t('ruleReasons')} className="mt-4">
          <ul className="grid gap-1">
            {reasons.map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {rows.map(({ rowNumber, name, detail, quantity, soldBy, wearer }) => (
          <li key={rowNumber} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-quiet">{[detail, wearer].filter(Boolean).join(' · ')}</span>
            </span>
            <span className="tabular-nums">{mail('pieces', { quantity: amount(quantity, soldBy) })}</span>
          </li>
        ))}
      </ul>
      {comment !== '' && <p className="mt-4 wrap-anywhere">{comment}</p>}
      {total && (
        <p className="mt-4 flex justify-between gap-4 text-lg font-semibold">
          <span>{totalTerm}</span>
          <span className="tabular-nums">{total}</span>
        </p>
      )}
      <p className="mt-4 text-sm text-quiet">{t('byLink.text', { until })}</p>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="approve" isLoading={going === 'approve'}>
          {t('confirm')}
        </Button>
      </Form>
      <div className="mt-4">
        <Disclosure label={t('refuse')} isOpen={Boolean(answer?.words)}>
          <Form method="post" noValidate className="grid gap-3">
            <p className="text-quiet">{t('refuseText')}</p>
            <TextArea id="message" name="message" label={t('reason')} maxLength={longestReason} rows={2} />
            <div>
              <Button type="submit" name="intent" value="refuse" kind="danger" isLoading={going === 'refuse'}>
                {t('refuse')}
              </Button>
            </div>
          </Form>
        </Disclosure>
      </div>
    </>
  );
}
