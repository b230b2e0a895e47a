import { useSearchParams } from 'react-router';
import { companyOf, queryOfCompany } from './people-view.ts';

/** Where the forms on a person's page are sent: the same page in the same company, without the message of an earlier change. */
export function useFormAction(): string {
  const [query] = useSearchParams();
  return queryOfCompany(companyOf(query.get('company'))) || '?';
}
