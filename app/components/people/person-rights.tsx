import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { type PersonView, seenField } from './people-view.ts';
import { useFormAction } from './use-form-action.ts';

type Props = {
  person: PersonView;
  roleIds: readonly number[];
  mayGrantSuper: boolean;
  /** The result of this form, after it was refused. */
  result: SubmissionResult | undefined;
};

/** Role and super flag. After a refusal they stay as chosen, with the stored role below. */
export function PersonRights({ person: { roleId, isSuper }, roleIds, mayGrantSuper, result }: Props) {
  const t = useTranslations('people');
  const action = useFormAction();
  const chosen = result?.initialValue ?? undefined;
  const role = typeof chosen?.roleId === 'string' ? chosen.roleId : `${roleId}`;
  const stored = isSuper ? `${t(`role.${roleId}`)}, ${t('super')}` : t(`role.${roleId}`);
  const isOther = chosen !== undefined && (role !== String(roleId) || (chosen.isSuper === 'on') !== isSuper);
  return (
    <DetailSection title={t('rights')} text={t('rightsText')}>
      <Form method="post" action={action} className="grid gap-3">
        <input type="hidden" name="intent" value="rights" />
        <input type="hidden" name={seenField} value={JSON.stringify({ roleId, isSuper })} />
        <Select
          key={`${role} ${roleId}`}
          id="person-role"
          name="roleId"
          label={t('field.roleId')}
          defaultValue={role}
          hint={isOther ? t('now', { value: stored }) : undefined}
          options={roleIds.map((id) => ({ value: String(id), label: t(`role.${id}`) }))}
        />
        {mayGrantSuper && (
          <>
            <input type="hidden" name="asksSuper" value="on" />
            <Checkbox
              key={String(isSuper)}
              id="person-super"
              name="isSuper"
              defaultChecked={chosen ? chosen.isSuper === 'on' : isSuper}
              label={t('super')}
            />
          </>
        )}
        <Button type="submit" size="small" kind="secondary" className="justify-self-start">
          {t('saveRights')}
        </Button>
      </Form>
    </DetailSection>
  );
}
