import { useTranslations } from 'use-intl';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { usesCredit } from '#modules/payment/payment-method.ts';
import type { PaymentChoiceProps } from './props.ts';

/** Payment methods as cards. */
export function PaymentChoice({ name, methods, credit, chosenId, onChoose }: PaymentChoiceProps) {
  const t = useTranslations('payment');
  const choose = (value: string) => {
    const method = methods.find(({ paymentMethodId }) => String(paymentMethodId) === value);
    if (method) onChoose(method);
  };
  return (
    <RadioGroup
      label={t('choose')}
      name={name}
      value={String(chosenId)}
      onChange={choose}
      choices={methods.map(({ paymentMethodId, kind }) => ({
        value: String(paymentMethodId),
        label: t(`method.${kind}`),
        hint: (
          <>
            {t(`hint.${kind}`)}
            {credit !== undefined && usesCredit(kind) && <span className="block font-semibold text-ink">{credit}</span>}
          </>
        ),
      }))}
      look="cards"
    />
  );
}
