import { useTranslations } from 'use-intl';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { OrderPageView } from './checkout-page-view.ts';
import type { FormParts } from './form-parts.ts';
import { Part } from './part.tsx';

type Props = FormParts & { page: OrderPageView };

/** What the buyer wants to find on papers and parcels. */
export function ReferencePart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout');
  const { needs, numbers, required } = page;
  const { reference } = state;
  const fieldOf = (name: keyof typeof reference) => ({
    id: name,
    name,
    label: t(`field.${name}`),
    defaultValue: reference[name],
    maxLength: 100,
    isOptional: !required.includes(name),
    error: errorOf(name),
  });
  const isCompany = page.who === 'company';
  return (
    <Part id="reference" title={t(isCompany ? 'reference.title' : 'reference.commentTitle')}>
      {isCompany && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...fieldOf('orderLabel')} hint={t('reference.labelHint')} />
          <TextField {...fieldOf('salesRef')} />
          {needs.orderNumber && <TextField {...fieldOf('orderNumber')} list="order-numbers" autoComplete="off" />}
          {needs.projectNumber && <TextField {...fieldOf('projectNumber')} list="project-numbers" autoComplete="off" />}
          <TextField
            {...fieldOf('extraEmails')}
            maxLength={500}
            hint={t('reference.emailsHint')}
            className="sm:col-span-2"
          />
          <datalist id="order-numbers">
            {numbers.orders.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </datalist>
          <datalist id="project-numbers">
            {numbers.projects.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </datalist>
        </div>
      )}
      <TextArea
        id="comment"
        name="comment"
        rows={3}
        maxLength={2000}
        label={t('field.comment')}
        hint={t('reference.commentHint')}
        defaultValue={state.comment}
        isOptional={!required.includes('comment')}
        error={errorOf('comment')}
      />
    </Part>
  );
}
