import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { keptAddressName } from '#modules/checkout/draft-names.ts';
import type { PaymentKind } from '#modules/payment/payment-method.ts';
import { AddressPart } from './address-part.tsx';
import type { OrderFormAnswer, OrderPageView } from './checkout-page-view.ts';
import { ContactPart } from './contact-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { ReferencePart } from './reference-part.tsx';
import { SessionOver } from './session-over.tsx';
import { useCheckout } from './state/use-checkout.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepLayout } from './step-layout.tsx';
import { TermsPart } from './terms-part.tsx';

type Props = { loaded: OrderPageView; told: OrderFormAnswer | undefined };

/**
 * The second step: contact, address, delivery and payment. It works without scripts; with scripts it is saved while the buyer
 * types.
 */
export function OrderForm({ loaded, told }: Props) {
  const t = useTranslations('checkout');
  const { href } = useShop();
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  const checkout = useCheckout(form, loaded, told);
  const { model, state, errorOf } = checkout;
  const { page } = model;
  const parts = { page, state, errorOf };
  if (model.isEnded) return <SessionOver who={page.who} />;
  return (
    <StepLayout
      title={page.contentTexts?.title ?? t('step.orderTitle')}
      steps={page.steps}
      current={2}
      summary={page.summary}
      isWaiting={state.loading.totals}
    >
      <Form
        method="post"
        noValidate
        ref={form}
        onChange={checkout.change}
        onBlur={checkout.leave}
        onSubmit={(event) => (isSending ? event.preventDefault() : checkout.submit(event))}
        className="grid gap-8"
      >
        <input type="hidden" name="key" value={page.key} />
        <input type="hidden" name="shown" value={page.shown} />
        {/* The first submit button of the form, so that Enter presses it. */}
        <button type="submit" name="intent" value="next" hidden tabIndex={-1}>
          {t('next.company')}
        </button>
        <FormErrorSummary
          key={told?.id}
          errors={[
            ...(told?.refusal === undefined ? [] : [{ text: told.refusal }]),
            ...checkout.openProblems.map(({ field, text, inSummary = text }) => ({ text: inSummary, fieldId: field })),
          ]}
        />
        {told?.newSum !== undefined && (
          <Notice tone="warn" isLive>
            {t('newSum', { payable: told.newSum })}
          </Notice>
        )}
        {state.errors.outOfStock !== undefined && (
          <Notice tone="warn" actions={<ButtonLink to={href('checkout')}>{t('toCart')}</ButtonLink>}>
            {state.errors.outOfStock}
          </Notice>
        )}
        {page.failedTax && <Notice tone="warn">{t('failedTax')}</Notice>}
        {page.contentTexts?.intro !== undefined && <Notice>{page.contentTexts.intro}</Notice>}
        <ContactPart key={`contact ${model.isRecalled}`} {...parts} />
        <AddressPart
          {...parts}
          revision={model.revision}
          detached={model.detached}
          problemsOf={checkout.problemsOf}
          suggestions={model.suggestions}
          onSuggestion={checkout.takeSuggestion}
          onKeep={checkout.keepAddress}
        />
        {model.isKept && <input type="hidden" name={keptAddressName} value="on" />}
        <DeliveryPart {...parts} />
        {page.contentTexts?.deliveryNote !== undefined && <Notice>{page.contentTexts.deliveryNote}</Notice>}
        <ReferencePart {...parts} />
        <PaymentPart {...parts} />
        {page.contentTexts?.paymentNote !== undefined && <Notice>{page.contentTexts.paymentNote}</Notice>}
        <TermsPart {...parts} />
        {page.closed && <Notice tone="warn">{t(`closed.${page.closed}`)}</Notice>}
        <StepButtons back={href('checkout')} isBusy={isSending || model.isHeld} isClosed={page.closed !== undefined}>
          {t(`next.${wordOf(page, state.paymentMethodId)}`)}
          <ArrowRight aria-hidden="true" className="size-5" />
        </StepButtons>
      </Form>
    </StepLayout>
  );
}

/** Companies go on to the review; others pay now, or place the order if it is paid elsewhere. */
function wordOf({ who, payments }: OrderPageView, chosenId: number): 'company' | 'pay' | 'place' {
  if (who === 'company') return 'company';
  const kind: PaymentKind | undefined = payments.find(({ paymentMethodId }) => paymentMethodId === chosenId)?.kind;
  return kind === 'card' || kind === 'redirect' ? 'pay' : 'place';
}
