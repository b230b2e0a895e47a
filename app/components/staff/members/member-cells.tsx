import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { MemberView } from './member-view.ts';

type Props = { row: MemberView };

export function MemberName({ row }: Props) {
  return (
    <>
      <span className="mr-2">{row.name}</span>
      <MemberMarks row={row} />
    </>
  );
}

export function MemberMarks({ row: { isActive, isOneself } }: Props) {
  const t = useTranslations('audit.members');
  return (
    <>
      {isOneself && <Badge>{t('you')}</Badge>}
      {!isActive && <Badge tone="warn">{t('closed')}</Badge>}
    </>
  );
}

export function MemberTasks({ row: { tasks } }: Props) {
  const t = useTranslations('audit');
  if (tasks.length === 0) return <span className="text-quiet">{t('members.noTask')}</span>;
  return tasks.map((task) => t(`task.${task}`)).join(', ');
}
