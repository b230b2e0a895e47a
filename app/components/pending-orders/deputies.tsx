import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { typedFields, typedFormOf } from '#app/forms/typed-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { DeputiesView, DeputyAnswer, DeputyLine } from './pending-view.ts';

type Props = { deputies: DeputiesView; answer: DeputyAnswer | undefined };

/** The visitor's deputies, the approvers for whom the visitor is deputy, and a form to name another one. */
export function Deputies({ deputies: { mine, ofOthers, colleagues, today }, answer }: Props) {
  const t = useTranslations('pending-orders.deputy');
  return (
    <div className="mt-8 max-w-3xl">
      <DetailSection title={t('title')} text={t('text')}>
        <div className="grid gap-4">
          <ul className="grid gap-2 empty:hidden">
            {ofOthers.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>{t('forOther', { name: one.name, from: one.from, to: one.to })}</span>
                {one.isVoid && <Badge tone="warn">{t('void')}</Badge>}
              </li>
            ))}
            {mine.map((one) => (
              <OwnDeputy key={one.id} deputy={one} />
            ))}
          </ul>
          {colleagues.length === 0 ? (
            <p className="text-quiet">{t('noColleague')}</p>
          ) : (
            <Disclosure label={t('name')} isOpen={answer !== undefined}>
              <NameDeputy colleagues={colleagues} today={today} answer={answer} />
            </Disclosure>
          )}
        </div>
      </DetailSection>
    </div>
  );
}

function OwnDeputy({ deputy }: { deputy: DeputyLine }) {
  const t = useTranslations('pending-orders.deputy');
  const going = useNavigation().formData;
  const isGoing = going?.get('intent') === 'end-deputy' && going.get('id') === deputy.id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t('mine', { name: deputy.name, from: deputy.from, to: deputy.to })}</span>
      {deputy.isVoid && <Badge tone="warn">{t('void')}</Badge>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={deputy.id} />
        <Button type="submit" name="intent" value="end-deputy" kind="secondary" size="small" isLoading={isGoing}>
          {t('end')}
          <span className="sr-only">: {deputy.name}</span>
        </Button>
      </Form>
    </li>
  );
}

type NameProps = Pick<DeputiesView, 'colleagues' | 'today'> & { answer: DeputyAnswer | undefined };

function NameDeputy({ colleagues, today, answer }: NameProps) {
  const t = useTranslations('pending-orders.deputy');
  const isGoing = useNavigation().formData?.get('intent') === 'name-deputy';
  const fields = typedFields(answer && typedFormOf(answer.result));
  const errors = Object.entries(answer?.result.error ?? {}).flatMap(([fieldId, texts]) =>
    (texts ?? []).map((text) => (fieldId === '' ? { text } : { text, fieldId })),
  );
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3">
      <FormErrorSummary errors={errors} />
      <Select
        {...fields.text('deputyId')}
        label={t('deputyId')}
        options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...fields.text('from', today)} type="date" label={t('from')} />
        <TextField {...fields.text('to')} type="date" label={t('to')} />
      </div>
      <div>
        <Button type="submit" name="intent" value="name-deputy" isLoading={isGoing}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
