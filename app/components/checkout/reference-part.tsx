import { useTranslations } from 'use-intl';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import type { OrderPageView } from './checkout-page-view.ts';
import type { FormParts } from './form-parts.ts';
import { OrderFields } from './order-fields.tsx';
import { Part } from './part.tsx';

type Props = FormParts & { page: OrderPageView };

/** References that are printed on documents and parcels. */
export function ReferencePart({ page, state, errorOf }: Props) {
  const t = useTranslations('checkout');
  const isCompany = page.who === 'company';
  return (
    <Part id="reference" title={t(isCompany ? 'reference.title' : 'reference.commentTitle')}>
      {isCompany && (
        <div className="grid gap-5 sm:grid-cols-2">
          <OrderFields part="reference" page={page} state={state} errorOf={errorOf} />
        </div>
      )}
      <TextArea
        id="comment"
        name="comment"
        rows={3}
        maxLength={2000}
        label={t('field.comment')}
        hint={t('hint.comment')}
        defaultValue={state.comment}
        isOptional={!page.required.includes('comment')}
        error={errorOf('comment')}
      />
    </Part>
  );
}
