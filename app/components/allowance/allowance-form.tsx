import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { AllowanceAnswer, AllowanceFormView } from './allowance-view.ts';

type Props = { view: AllowanceFormView; answer: AllowanceAnswer | undefined };

/** One allowance: for whom, how many, in which period, and what happens above it. */
export function AllowanceForm({ view, answer }: Props) {
  const t = useTranslations('allowance');
  const sending = useNavigation().formData?.get('intent');
  const typed = answer?.typed ?? view.typed;
  const errorOf = (id: string) => answer?.errors.find(({ fieldId }) => fieldId === id)?.text;
  const field = (name: keyof typeof typed) => ({ id: name, name, defaultValue: typed[name], error: errorOf(name) });
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <FormErrorSummary errors={answer?.errors ?? []} />
      {view.changed && <input type="hidden" name="allowanceId" value={view.changed.id} />}
      {view.changed && <input type="hidden" name="version" value={view.changed.version} />}
      <DetailSection title={t(view.changed ? 'change' : 'new')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...field('occupation')} label={t('occupation')} hint={t('occupationHint')} maxLength={100} />
          <TextField
            {...field('person')}
            label={t('person')}
            hint={t('personHint')}
            maxLength={200}
            list="allowance-people"
            autoComplete="off"
          />
          <datalist id="allowance-people">
            {view.people.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          <Select {...field('category')} label={t('category')} placeholder="" options={view.categories} />
          <TextField {...field('pieces')} label={t('pieces')} inputMode="numeric" maxLength={4} />
          <Select
            {...field('period')}
            label={t('period.label')}
            options={(['Month', 'Quarter', 'Year'] as const).map((value) => ({ value, label: t(`period.${value}`) }))}
          />
          <TextField {...field('startsOn')} label={t('startsOn')} type="date" />
          <Select
            {...field('excess')}
            label={t('excess.label')}
            options={(['refuse', 'approval'] as const).map((value) => ({ value, label: t(`excess.${value}`) }))}
          />
        </div>
      </DetailSection>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" isLoading={sending === 'save'}>
          {t('save')}
        </Button>
        {view.changed && (
          <Button type="submit" name="intent" value="end" kind="secondary" isLoading={sending === 'end'}>
            {t('end')}
          </Button>
        )}
      </div>
    </Form>
  );
}
