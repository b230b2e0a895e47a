import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { spanOf } from '#modules/delivery/delivery-days.ts';
import type { ReviewPageView } from './checkout-page-view.ts';
import { OrderTotals } from './order-totals.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepLayout } from './step-layout.tsx';
import { SummaryRows } from './summary-rows.tsx';

type Props = { page: ReviewPageView; told: { id: string; refusal: string } | undefined };

/** The third step for companies: the whole order to check, and the button that sends it. */
export function ReviewPage({ page, told }: Props) {
  const t = useTranslations('checkout');
  const inDays = useTranslations('delivery');
  const ways = useTranslations('payment');
  const { href } = useShop();
  const { state } = useNavigation();
  const isSending = state !== 'idle';
  const labelOf = (field: string) => t(`field.${field}`);
  const edit = (part: string) => <TextLink to={`${href('checkoutOrder')}#${part}-title`}>{t('review.edit')}</TextLink>;
  return (
    <StepLayout title={t('step.deliveryTitle')} steps={page.steps} current={3} summary={page.summary}>
      <div className="grid gap-8">
        <FormErrorSummary key={told?.id} errors={told ? [{ text: told.refusal }] : []} title={t('review.refused')} />
        {page.needsApproval && (
          <Notice>
            {t('review.approval')}
            {page.approvalRules.length > 0 && <> {t('review.rules', { rules: page.approvalRules.join(', ') })}</>}
          </Notice>
        )}
        {page.failedTax && <Notice tone="warn">{t('failedTax')}</Notice>}
        {page.credit?.isEnough === false && <Notice tone="warn">{t('payment.tooLarge')}</Notice>}
        {page.closed && <Notice tone="warn">{t(`closed.${page.closed}`)}</Notice>}
        <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
          <Fact term={t('review.to')} edit={edit('address')}>
            <Lines lines={page.delivery} />
          </Fact>
          <Fact term={t('contact.title')} edit={edit('contact')}>
            <Lines lines={[...page.contact, ...page.ticked.contact.map(labelOf)]} />
          </Fact>
          <Fact term={t('delivery.title')} edit={edit('delivery')}>
            <p className="font-semibold">{page.method.name}</p>
            <Lines lines={page.method.detail} />
            <p className="text-quiet">{inDays('days', { to: page.days.to, span: spanOf(page.days) })}</p>
            <Lines lines={page.ticked.delivery.map(labelOf)} />
          </Fact>
          <Fact term={t('payment.title')} edit={edit('payment')}>
            <p>{ways(`method.${page.paymentKind}`)}</p>
            {page.credit?.left !== undefined && (
              <p className="text-quiet">{t('payment.left', { amount: page.credit.left })}</p>
            )}
          </Fact>
          <Fact term={t('address.invoice')} edit={edit('address')}>
            {page.invoice ? <Lines lines={page.invoice} /> : <p>{t('review.sameInvoice')}</p>}
          </Fact>
          {page.references.length + page.ticked.reference.length > 0 && (
            <Fact term={t('reference.title')} edit={edit('reference')}>
              {page.references.map(({ name, text }) => (
                <p key={name} className="wrap-anywhere">
                  <span className="text-quiet">{labelOf(name)}: </span>
                  {text}
                </p>
              ))}
              <Lines lines={page.ticked.reference.map(labelOf)} />
            </Fact>
          )}
          {page.comment !== '' && (
            <Fact term={t('field.comment')} edit={edit('reference')}>
              <p className="whitespace-pre-line wrap-anywhere">{page.comment}</p>
            </Fact>
          )}
        </dl>
        <section aria-labelledby="review-rows" className="md:hidden">
          <h2 id="review-rows" className="font-display text-heading font-bold">
            {t('summary.title')}
          </h2>
          <SummaryRows summary={page.summary} />
          {page.summary.totals && (
            <div className="border-t border-line pt-4">
              <OrderTotals totals={page.summary.totals} />
            </div>
          )}
        </section>
        <Form method="post" onSubmit={(event) => isSending && event.preventDefault()}>
          <input type="hidden" name="key" value={page.key} />
          <input type="hidden" name="shown" value={page.shown} />
          <StepButtons back={href('checkoutOrder')} isBusy={isSending} isClosed={page.closed !== undefined}>
            <Send aria-hidden="true" className="size-5" />
            {t(page.needsApproval ? 'send.approval' : 'send.label')}
          </StepButtons>
        </Form>
      </div>
    </StepLayout>
  );
}

function Fact({ term, edit, children }: { term: string; edit: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line py-5 sm:last:odd:col-span-2">
      <dt className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{term}</span>
        <span className="text-sm">{edit}</span>
      </dt>
      <dd className="mt-1.5">{children}</dd>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="wrap-anywhere">
      {line}
    </p>
  ));
