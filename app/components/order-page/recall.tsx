import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import { errorsOf } from './answer-errors.ts';
import type { OrderPageAnswer, OrderPageView } from './order-page-view.ts';

type Props = { order: Pick<OrderPageView, 'orderNo' | 'mayRecall'>; answer: OrderPageAnswer | undefined };

/** The buyer withdraws an order that still waits for approval: the reason, then the confirmation. */
export function Recall({ order: { orderNo, mayRecall }, answer }: Props) {
  const t = useTranslations('order-page.recall');
  const { search } = useLocation();
  const refusal = answer && answer.words !== '' && <FormErrorSummary errors={errorsOf(answer)} />;
  // Somebody has decided since the form was opened, so only the reason is shown.
  if (!mayRecall) return refusal ? <div className="mt-4 max-w-xl">{refusal}</div> : null;
  return (
    <div id="recall" className="mt-4">
      <Disclosure label={t('title')} isOpen={answer !== undefined}>
        <Form
          method="post"
          action={`${search || '?'}#recall`}
          state={keepScroll}
          noValidate
          className="grid max-w-xl gap-3"
        >
          <input type="hidden" name="intent" value="recall" />
          {refusal}
          {answer?.isToConfirm ? <Confirmation orderNo={orderNo} answer={answer} /> : <Reason answer={answer} />}
        </Form>
      </Disclosure>
    </div>
  );
}

function Reason({ answer }: Pick<Props, 'answer'>) {
  const t = useTranslations('order-page.recall');
  const isSending = useNavigation().formData?.get('intent') === 'recall';
  return (
    <>
      <p className="text-quiet">{t('text')}</p>
      <TextArea {...typedFields(answer).text('recallReason')} label={t('reason')} maxLength={longestReason} rows={2} />
      <div>
        <Button type="submit" kind="secondary" isLoading={isSending}>
          {t('now')}
        </Button>
      </div>
    </>
  );
}

function Confirmation({ orderNo, answer }: { orderNo: string; answer: OrderPageAnswer }) {
  const t = useTranslations('order-page.recall');
  const { pathname } = useLocation();
  const isSending = useNavigation().formData?.get('step') === 'confirm';
  const { defaultValue: reason } = typedFields(answer).text('recallReason');
  return (
    <>
      <p className="font-semibold">{t('question', { orderNo })}</p>
      <p className="text-quiet">{t('text')}</p>
      <p className="whitespace-pre-line wrap-anywhere">
        {t('reason')}: {reason}
      </p>
      <input type="hidden" name="recallReason" value={reason} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="confirm" kind="danger" isLoading={isSending}>
          {t('now')}
        </Button>
        <ButtonLink to={pathname} state={keepScroll} kind="secondary">
          {t('keep')}
        </ButtonLink>
      </div>
    </>
  );
}
