import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { PersonRow } from './people-view.ts';

/** Whether the person can sign in. */
export function PersonMark({ row: { isActive } }: { row: Pick<PersonRow, 'isActive'> }) {
  const t = useTranslations('people');
  return <Badge tone={isActive ? 'success' : 'neutral'}>{t(isActive ? 'active' : 'inactive')}</Badge>;
}

/** Facts that are missing about a person. */
export function PersonGaps({ row: { missing } }: { row: PersonRow }) {
  const t = useTranslations('people.missing');
  return <span className="text-quiet">{missing.map((one) => t(one)).join(', ')}</span>;
}
