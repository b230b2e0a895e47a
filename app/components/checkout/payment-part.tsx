import { useTranslations } from 'use-intl';
import { PaymentChoice } from '#app/components/payment/payment-choice.tsx';
import { FieldNotes } from '#app/ui/fields/field.tsx';
import type { OrderPageView } from './checkout-page-view.ts';
import { type FormParts, formNotices } from './form-parts.ts';
import { Part } from './part.tsx';

type Props = FormParts & { page: OrderPageView };

/** How it is paid; the card itself comes when the order is there. */
export function PaymentPart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout.payment');
  return (
    <Part id="payment" title={t('title')}>
      <div id="paymentMethodId">
        <PaymentChoice
          name="paymentMethodId"
          methods={page.payments}
          chosenId={state.paymentMethodId}
          onChoose={formNotices}
        />
        {page.credit !== undefined && <p className="mt-3 text-sm text-quiet">{t('credit', { amount: page.credit })}</p>}
        <FieldNotes id="paymentMethodId" error={errorOf('paymentMethodId')} />
      </div>
    </Part>
  );
}
