import { useTranslations } from 'use-intl';
import { MethodCards } from '#app/components/delivery/method-cards.tsx';
import { ServicePointPicker } from '#app/components/delivery/service-point-picker.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { FieldNotes } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { methodName } from '#modules/checkout/draft-names.ts';
import type { OrderPageView } from './checkout-page-view.ts';
import { type FormParts, formNotices } from './form-parts.ts';
import { OrderFields } from './order-fields.tsx';
import { Part } from './part.tsx';

type Props = FormParts & { page: OrderPageView };

/** Delivery method, and the service point if the method needs one. */
export function DeliveryPart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout');
  const { methods, servicePoints, servicePoint } = page;
  const chosen = methods.find(
    ({ deliveryGroupEntryId }) => deliveryGroupEntryId === state.deliveryMethod?.deliveryGroupEntryId,
  );
  return (
    <Part id="delivery" title={t('delivery.title')}>
      {methods.length === 0 ? (
        <Notice tone="warn">{t('delivery.none')}</Notice>
      ) : (
        <div id={methodName}>
          <MethodCards
            key={page.rules.country}
            name={methodName}
            methods={methods}
            chosenEntryId={chosen?.deliveryGroupEntryId}
            showsVat={page.showsVat}
            hidesPrices={page.hidesPrices}
            onChoose={formNotices}
          />
          <FieldNotes id={methodName} error={errorOf(methodName)} />
        </div>
      )}
      {chosen?.kind === 'service-point' && (
        <div id="servicePointId">
          <ServicePointPicker
            key={`${chosen.deliveryMethodId} ${state.deliveryCountry}`}
            name="servicePointId"
            deliveryMethodId={chosen.deliveryMethodId}
            country={state.deliveryCountry}
            zip={state.delivery.deliveryZip}
            {...(servicePoints.length > 0 && { points: servicePoints })}
            chosen={servicePoint}
            onChoose={formNotices}
          />
          <FieldNotes id="servicePointId" error={errorOf('servicePointId')} />
        </div>
      )}
      <OrderFields part="delivery" page={page} state={state} errorOf={errorOf} />
      <button
        type="submit"
        name="intent"
        value="update"
        className={buttonClasses({ kind: 'secondary', className: 'hidden! noscript:inline-flex!' })}
      >
        {t('delivery.update')}
      </button>
    </Part>
  );
}
