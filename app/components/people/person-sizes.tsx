import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { type PersonView, sizePrefix } from './people-view.ts';
import { useFormAction } from './use-form-action.ts';

/** Which size a person wears in each size group. */
export function PersonSizes({ person: { sizeGroups } }: { person: PersonView }) {
  const t = useTranslations('people');
  const action = useFormAction();
  if (sizeGroups.length === 0) return null;
  return (
    <DetailSection title={t('sizes')}>
      <Form method="post" action={action} preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="sizes" />
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
          {sizeGroups.map(({ code, name, sizes, worn }) => (
            <Select
              key={`${code} ${worn}`}
              id={`size-${code}`}
              name={`${sizePrefix}${code}`}
              label={name}
              size="small"
              defaultValue={worn}
              placeholder="–"
              options={sizes.map((size) => ({ value: size, label: size }))}
            />
          ))}
        </div>
        <Button type="submit" size="small" kind="secondary" className="justify-self-start">
          {t('saveSizes')}
        </Button>
      </Form>
    </DetailSection>
  );
}
