import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { useFormAction } from './use-form-action.ts';

/** Staff erase a person for good. The box is required, so that one press of a button does not do it. */
export function ErasePerson() {
  const t = useTranslations('people');
  const action = useFormAction();
  return (
    <DetailSection title={t('erase')} text={t('eraseText')}>
      <Form method="post" action={action} className="grid gap-3">
        <input type="hidden" name="intent" value="erase" />
        <Checkbox id="erase-sure" name="isSure" required label={t('eraseSure')} />
        <Button type="submit" size="small" kind="danger" className="justify-self-start">
          {t('eraseNow')}
        </Button>
      </Form>
    </DetailSection>
  );
}
