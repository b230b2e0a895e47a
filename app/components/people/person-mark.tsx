import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { PersonRow } from './people-view.ts';

type Marked = Pick<PersonRow, 'isActive' | 'isInvited' | 'emailAddress'>;

/** Whether a person can sign in, is invited, or is a wearer without an e-mail address. */
export function PersonMark({ row: { isActive, isInvited, emailAddress } }: { row: Marked }) {
  const t = useTranslations('people');
  if (!isActive) return <Badge tone="neutral">{t('inactive')}</Badge>;
  if (emailAddress === '') return <Badge tone="neutral">{t('wearer')}</Badge>;
  return <Badge tone={isInvited ? 'ink' : 'success'}>{t(isInvited ? 'invited' : 'active')}</Badge>;
}
