import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ApprovedPeople } from './approved-people.tsx';
import type { PersonView } from './people-view.ts';
import { PersonInvitation } from './person-invitation.tsx';
import { PersonRights } from './person-rights.tsx';
import { useFormAction } from './use-form-action.ts';

type Props = {
  person: PersonView;
  roleIds: readonly number[];
  mayGrantSuper: boolean;
  result: SubmissionResult | undefined;
};

/** Facts about a person beside the form, their rights, and their account. */
export function PersonSide({ person, roleIds, mayGrantSuper, result }: Props) {
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
      {mayRank && <PersonRights person={person} roleIds={roleIds} mayGrantSuper={mayGrantSuper} result={result} />}
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
