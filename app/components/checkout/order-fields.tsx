import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { isFieldShown } from '#modules/checkout/checkout-fields.ts';
import { longestOf, type OrderField, textFields, tickFields } from '#modules/order/order-fields.ts';
import type { OrderPageView } from './checkout-page-view.ts';
import type { FormParts } from './form-parts.ts';
import { Tick } from './tick.tsx';

type Props = FormParts & {
  page: Pick<OrderPageView, 'who' | 'needs' | 'numbers' | 'required'>;
  part: OrderField['part'];
};

/** The order's reference fields that belong to one part of the form. */
export function OrderFields({ page, part, state, errorOf }: Props) {
  const t = useTranslations('checkout');
  const isHere = (field: OrderField) => field.part === part && isFieldShown(field, page);
  const hintOf = ({ name, hasHint }: OrderField) => hasHint && { hint: t(`hint.${name}`) };
  return (
    <>
      {textFields.filter(isHere).map(({ list, ...field }) => (
        <Fragment key={field.name}>
          <TextField
            id={field.name}
            name={field.name}
            label={t(`field.${field.name}`)}
            {...hintOf(field)}
            defaultValue={state.reference[field.name]}
            maxLength={longestOf[field.kind]}
            isOptional={!page.required.includes(field.name)}
            error={errorOf(field.name)}
            {...(list && { list: `${field.name}-choices`, autoComplete: 'off' })}
            {...(field.kind === 'emails' && { takes: 'anything' as const, className: 'sm:col-span-2' })}
          />
          {list && <Choices id={`${field.name}-choices`} choices={choicesOf(page.numbers)[list]} />}
        </Fragment>
      ))}
      {tickFields.filter(isHere).map((field) => (
        <Tick
          key={field.name}
          name={field.name}
          label={t(`field.${field.name}`)}
          {...hintOf(field)}
          isTicked={state[field.name]}
          error={errorOf(field.name)}
        />
      ))}
    </>
  );
}

type Choice = { readonly number: string; readonly name: string };

const choicesOf = ({
  orders,
  projects,
}: OrderPageView['numbers']): Record<'orders' | 'projects', readonly Choice[]> => ({
  orders: orders.map((number) => ({ number, name: number })),
  projects,
});

function Choices({ id, choices }: { id: string; choices: readonly Choice[] }) {
  return (
    <datalist id={id}>
      {choices.map(({ number, name }) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
