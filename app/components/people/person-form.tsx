import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import { changedSince } from './changed-since.ts';
import { type LimitField, type PersonValues, type PersonView, queryOfCompany } from './people-view.ts';

type Props = {
  /** Absent for a new person. */
  person?: PersonView;
  roleIds: readonly number[];
  limit: LimitField;
  /** People in a team have its administrator as approver. */
  isBound: boolean;
  /** The company whose list the form belongs to; undefined for the visitor's own company. */
  company: number | undefined;
  result: SubmissionResult | undefined;
};

const inputs = [
  ['firstName', 'text', 'required'],
  ['lastName', 'text', 'required'],
  ['emailAddress', 'email', 'optional'],
  ['phoneNumber', 'tel', 'optional'],
  ['cellPhone', 'tel', 'optional'],
  ['employeeNo', 'text', 'optional'],
  ['occupation', 'text', 'optional'],
  ['department', 'text', 'optional'],
  ['costCentre', 'text', 'optional'],
  ['locker', 'text', 'optional'],
  ['lockerPosition', 'text', 'optional'],
  ['approver', 'email', 'optional'],
  ['amountLimit', 'text', 'optional'],
] as const satisfies readonly (readonly [keyof PersonValues, string, string])[];

/** Contact data and facts of a person. If another editor changed a field meanwhile, it shows the stored value. */
export function PersonForm({ person, roleIds, limit, isBound, company, result }: Props) {
  const t = useTranslations('people');
  const { href } = useShop();
  const [form, fields] = useForm<PersonValues & { roleId: string }>({
    id: 'person-form',
    lastResult: result ?? null,
    ...(person && { defaultValue: person.values }),
  });
  const changed = person && changedSince(result?.initialValue?.seen, person.values);
  const shown = inputs.filter(([name]) =>
    name === 'amountLimit' ? limit !== 'hidden' : name !== 'approver' || !isBound,
  );
  const inOrder = shown.map(([name]) => fields[name]);
  const nowOf = (name: keyof PersonValues) => {
    const now = person?.values[name];
    if (now === undefined || !changed?.has(name) || now === (fields[name].initialValue ?? '')) return undefined;
    return t('now', { value: now === '' ? '–' : now });
  };
  return (
    <FormPage
      intent={person ? 'change' : 'create'}
      action={queryOfCompany(company) || '?'}
      formProps={getFormProps(form)}
      errors={summaryOf(inOrder, form.errors)}
      submit={person ? t('save') : t('add')}
      cancel={{ href: `${href('companyAdministration')}${queryOfCompany(company)}`, text: t('cancel') }}
    >
      <div className="grid gap-4 border border-line bg-paper p-4 sm:grid-cols-2">
        {person && (
          <>
            <input type="hidden" name="version" value={person.version} />
            <input type="hidden" name="seen" value={JSON.stringify(person.values)} />
          </>
        )}
        {shown.map(([name, type, need]) => {
          const hint = nowOf(name);
          return (
            <TextField
              {...getInputProps(fields[name], { type })}
              key={name}
              label={t(`field.${name}`)}
              error={fields[name].errors}
              autoComplete="off"
              isOptional={need === 'optional'}
              {...(hint !== undefined && { hint })}
              {...(name === 'amountLimit' && { inputMode: 'decimal' as const, disabled: limit === 'disabled' })}
            />
          );
        })}
        {!person && (
          <Select
            {...getSelectProps(fields.roleId)}
            label={t('field.roleId')}
            error={fields.roleId.errors}
            options={roleIds.map((id) => ({ value: String(id), label: t(`role.${id}`) }))}
          />
        )}
      </div>
    </FormPage>
  );
}
