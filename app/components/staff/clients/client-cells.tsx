import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { ClientView } from './client-view.ts';

type Props = { row: ClientView };

export function ClientMark({ row: { isActive } }: Props) {
  const t = useTranslations('staff.clients');
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? t('active') : t('stopped')}</Badge>;
}

export function ClientUse({ row: { lastUsedAt } }: Props) {
  const t = useTranslations('staff.clients');
  const time = useMoment('time');
  return lastUsedAt ? time(lastUsedAt) : t('never');
}
