import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffTask } from '#modules/auth/staff-tasks.ts';

export type MemberRow = {
  readonly customerId: number;
  readonly name: string;
  readonly loginName: string;
  readonly isActive: boolean;
  readonly isOneself: boolean;
  readonly tasks: readonly StaffTask[];
};

/** A staff member with their tasks; the link replaces the row by the form. */
export function MemberLine({ member, mayChange }: { member: MemberRow; mayChange: boolean }) {
  const t = useTranslations('audit');
  const { customerId, name, loginName, isActive, isOneself, tasks } = member;
  return (
    <article aria-label={name} className="grid gap-x-8 gap-y-2 py-4 md:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isOneself && <Badge>{t('members.you')}</Badge>}
          {!isActive && <Badge tone="warn">{t('members.closed')}</Badge>}
        </h2>
        <p className="text-sm text-quiet wrap-anywhere">{loginName}</p>
      </div>
      <ul aria-label={t('members.tasksOf', { name })} className="flex flex-wrap items-center gap-2">
        {tasks.length === 0 && <li className="text-quiet">{t('members.noTask')}</li>}
        {tasks.map((task) => (
          <li key={task} className="border border-line bg-ground px-2 py-0.5 text-sm">
            {t(`task.${task}`)}
          </li>
        ))}
      </ul>
      {mayChange && (
        <TextLink
          to={`?member=${customerId}`}
          preventScrollReset
          aria-label={`${t('members.change')}: ${name}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('members.change')}
        </TextLink>
      )}
    </article>
  );
}
