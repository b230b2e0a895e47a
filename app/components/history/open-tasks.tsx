import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';

export type OpenTask = {
  readonly kind: 'sizes' | 'invitations' | 'limits' | 'requests' | 'pending';
  readonly count: number;
  readonly href: string;
};

/** Open tasks of the people who administer the company, each with a link to its page. */
export function OpenTasks({ tasks }: { tasks: readonly OpenTask[] }) {
  const t = useTranslations('overview.tasks');
  if (tasks.length === 0) return null;
  return (
    <div className="mt-10">
      <Card title={t('title')}>
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {tasks.map(({ kind, count, href }) => (
            <li key={kind} className="relative border-t border-line py-3 sm:border-t-0">
              <p className="font-display text-4xl font-bold tabular-nums">{count}</p>
              <PageLink href={href} className="font-semibold underline underline-offset-4 after:absolute after:inset-0">
                {t(kind, { count })}
              </PageLink>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
