import { useTranslations } from 'use-intl';
import { PaymentChoice } from '#app/components/payment/payment-choice.tsx';
import { FieldNotes } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { paymentKindOf, usesCredit } from '#modules/payment/payment-method.ts';
import type { OrderPageView } from './checkout-page-view.ts';
import { type FormParts, formNotices } from './form-parts.ts';
import { Part } from './part.tsx';

type Props = FormParts & { page: OrderPageView };

/** Choice of the payment method. Card details are entered after the order is placed. */
export function PaymentPart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout.payment');
  const left = page.credit.left;
  const isTooLarge = !page.credit.isEnough && usesCredit(paymentKindOf(state.paymentMethodId));
  return (
    <Part id="payment" title={t('title')}>
      <div id="paymentMethodId">
        <PaymentChoice
          name="paymentMethodId"
          methods={page.payments}
          credit={left === undefined ? undefined : t('left', { amount: left })}
          chosenId={state.paymentMethodId}
          onChoose={formNotices}
        />
        {isTooLarge && (
          <Notice tone="warn" isLive className="mt-4">
            {t('tooLarge')}
          </Notice>
        )}
        <FieldNotes id="paymentMethodId" error={errorOf('paymentMethodId')} />
      </div>
    </Part>
  );
}
