import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { AssignFormView, AssignmentField, LockersAnswer } from './lockers-view.ts';

type Props = { view: AssignFormView; answer: LockersAnswer | undefined };

/** Assigns a position to a wearer. For a known wearer, empty fields keep their stored values. */
export function AssignForm({ view, answer }: Props) {
  const t = useTranslations('laundry');
  const isSending = useNavigation().formData?.get('intent') === 'assign';
  const typed = answer?.typed ?? view.typed;
  const field = (name: AssignmentField) => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: answer?.errors.find(({ fieldId }) => fieldId === name)?.text,
  });
  const kept = t('lockers.kept');
  return (
    <DetailSection title={t('lockers.assign')} text={t('lockers.assignText')}>
      <Form method="post" id="assign" className="grid scroll-mt-24 gap-4" preventScrollReset>
        <FormErrorSummary errors={answer?.errors ?? []} />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...field('employeeNo')}
            label={t('row.employeeNo')}
            inputMode="numeric"
            list="laundry-wearers"
            autoComplete="off"
            maxLength={50}
          />
          <datalist id="laundry-wearers">
            {view.wearers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
          <TextField {...field('name')} label={t('lockers.name')} hint={t('lockers.nameHint')} maxLength={100} />
          <Select {...field('locker')} label={t('row.locker')} placeholder={t('row.choose')} options={view.lockers} />
          <TextField {...field('position')} label={t('row.position')} autoComplete="off" maxLength={50} />
          {view.departments.length > 0 && (
            <Select
              {...field('department')}
              label={t('row.department')}
              placeholder={kept}
              options={view.departments}
            />
          )}
          {view.costCenters.length > 0 && (
            <Select {...field('costCenter')} label={t('row.costCode')} placeholder={kept} options={view.costCenters} />
          )}
          {view.subCompanies.length > 0 && (
            <Select
              {...field('subCompanyId')}
              label={t('row.subCustomer')}
              placeholder={kept}
              options={view.subCompanies}
            />
          )}
        </div>
        <Button type="submit" name="intent" value="assign" isLoading={isSending} className="justify-self-start">
          {t('lockers.assign')}
        </Button>
      </Form>
    </DetailSection>
  );
}
