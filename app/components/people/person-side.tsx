import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ApprovedPeople } from './approved-people.tsx';
import type { PersonView } from './people-view.ts';
import { PersonInvitation } from './person-invitation.tsx';
import { useFormAction } from './use-form-action.ts';

type Props = { person: PersonView; roleIds: readonly number[]; mayGrantSuper: boolean };

/** Facts about a person beside the form, their rights, and their account. */
export function PersonSide({ person, roleIds, mayGrantSuper }: Props) {
  const t = useTranslations('people');
  const action = useFormAction();
  const day = useDay();
  const facts = [
    [t('field.roleId'), t(`role.${person.roleId}`)],
    [t('lastSignIn'), person.lastSignInOn ? day(person.lastSignInOn) : t('never')],
    [t('companies'), person.companies.join(', ') || '–'],
  ] as const;
  const maySwitch = person.mayChange && !person.isOwn;
  const mayRank = maySwitch && roleIds.includes(person.roleId);
  return (
    <>
      <DetailSection title={t('facts')}>
        <dl className="grid gap-2 text-sm">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-quiet">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
          {person.peopleToApprove > 0 && (
            <div>
              <dt className="text-quiet">{t('approvesFor')}</dt>
              <dd>
                {person.peopleToApprove}
                <ApprovedPeople person={person} />
              </dd>
            </div>
          )}
        </dl>
      </DetailSection>
      {person.allowances && (
        <DetailSection title={person.allowances.title}>
          <ul className="grid gap-1 text-sm">
            {person.allowances.texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </DetailSection>
      )}
      {person.mayChange && <PersonInvitation person={person} />}
      {mayRank && (
        <DetailSection title={t('rights')} text={t('rightsText')}>
          <Form method="post" action={action} className="grid gap-3">
            <input type="hidden" name="intent" value="rights" />
            <Select
              id="person-role"
              name="roleId"
              label={t('field.roleId')}
              defaultValue={String(person.roleId)}
              options={roleIds.map((id) => ({ value: String(id), label: t(`role.${id}`) }))}
            />
            {mayGrantSuper && (
              <>
                <input type="hidden" name="asksSuper" value="on" />
                <Checkbox id="person-super" name="isSuper" defaultChecked={person.isSuper} label={t('super')} />
              </>
            )}
            <Button type="submit" size="small" kind="secondary" className="justify-self-start">
              {t('saveRights')}
            </Button>
          </Form>
        </DetailSection>
      )}
      {maySwitch && (
        <DetailSection title={t('account')} text={t(person.isActive ? 'deactivateText' : 'activateText')}>
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value={person.isActive ? 'deactivate' : 'activate'} />
            <Button type="submit" size="small" kind={person.isActive ? 'danger' : 'secondary'}>
              {t(person.isActive ? 'deactivate' : 'activate')}
            </Button>
          </Form>
        </DetailSection>
      )}
    </>
  );
}
