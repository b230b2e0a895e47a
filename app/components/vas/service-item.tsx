import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ServiceDetails, type ServiceDetailsProps } from './service-details.tsx';
import { serviceField } from './service-form.ts';

type Props = ServiceDetailsProps & {
  isChosen: boolean;
  isDisabled: boolean;
  choose: (id: number, isChosen: boolean) => void;
};

/** A service to choose, with its fields once it is chosen. Only the one that is typed into is drawn again. */
export const ServiceItem = memo(function ServiceItem({ isChosen, isDisabled, choose, ...details }: Props) {
  const t = useTranslations('vas');
  const { id, name, price, multiPackQuantity } = details.service;
  return (
    <li className="py-1">
      {isDisabled && isChosen && <input type="hidden" name={serviceField} value={id} />}
      <Checkbox
        name={serviceField}
        value={id}
        label={
          <span className="flex flex-wrap gap-x-3">
            {name}
            {price !== undefined && <span className="text-quiet tabular-nums">{t('each', { price })}</span>}
            {multiPackQuantity > 1 && <span className="text-quiet">{t('pack', { count: multiPackQuantity })}</span>}
          </span>
        }
        checked={isChosen}
        disabled={isDisabled}
        onChange={({ currentTarget: { checked } }) => choose(id, checked)}
      />
      {isChosen && <ServiceDetails {...details} />}
    </li>
  );
});
