import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DropInResult } from '#app/components/payment/props.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { PayingView } from './checkout-page-view.ts';
import { StepLayout } from './step-layout.tsx';

const DropIn = lazy(async () => ({ default: (await import('#app/components/payment/drop-in.tsx')).DropIn }));

/** No handler needed: the drop-in shows the error beside its own fields and can be used again. */
const dropInTells = (): void => undefined;

type Props = { paying: PayingView; problem: string | undefined };

/** The payment step of a placed order. Going back restores the cart. */
export function Paying({ paying: { orderNo, payable, payment, steps, summary }, problem }: Props) {
  const t = useTranslations('checkout');
  const submit = useSubmit();
  const { state } = useNavigation();
  const isBusy = state !== 'idle';
  const finish = ({ sessionId, sessionResult }: DropInResult) => {
    const fields = { intent: 'finish', sessionId, ...(sessionResult !== undefined && { sessionResult }) };
    void submit(fields, { method: 'post' });
  };
  return (
    <StepLayout title={t('paying.title')} steps={steps} current={steps.length} summary={summary}>
      <p className="text-quiet">{t('paying.text', { orderNo, payable })}</p>
      {problem !== undefined && (
        <Notice tone="danger" isLive className="mt-5">
          {problem}
        </Notice>
      )}
      <div className="mt-6 border border-line bg-paper p-5 md:p-7">
        {payment ? (
          <>
            <Suspense fallback={<Spinner />}>
              <DropIn {...payment} amount={payable} isLocked={isBusy} onDone={finish} onError={dropInTells} />
            </Suspense>
            <noscript>
              <p>{t('paying.scripts')}</p>
            </noscript>
          </>
        ) : (
          <Notice tone="warn">{t('paying.unavailable')}</Notice>
        )}
      </div>
      <Form method="post" className="mt-6">
        <input type="hidden" name="intent" value="give-up" />
        <Button
          type="submit"
          kind="quiet"
          size="large"
          disabled={isBusy}
          className="max-sm:w-full sm:-ml-8"
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        >
          {t('paying.back')}
        </Button>
      </Form>
    </StepLayout>
  );
}
