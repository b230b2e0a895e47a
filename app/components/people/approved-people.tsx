import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PersonView } from './people-view.ts';

/** Links to the people whose orders a person approves, where another approver can be given to all of them at once. */
export function ApprovedPeople({ person: { listsToApprove } }: { person: Pick<PersonView, 'listsToApprove'> }) {
  const t = useTranslations('people');
  return listsToApprove.map(({ company, href }) => (
    <Link key={href} to={href} className="block underline">
      {listsToApprove.length > 1 ? `${t('showApproved')} (${company})` : t('showApproved')}
    </Link>
  ));
}
