import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Card } from './card.tsx';
import type { UsageView } from './usage-view.ts';

/** What is used of the visitor's limits and allowances, each as a bar with the orders that used it. */
export function UsageCard({ usages }: { usages: readonly UsageView[] }) {
  const t = useTranslations('overview.usage');
  if (usages.length === 0) return null;
  return (
    <div className="mt-4">
      <Card title={t('title')}>
        <ul className="mt-4 grid gap-6 min-[1200px]:grid-cols-2">
          {usages.map(({ key, label, text, percent, causes }) => (
            <li key={key} className="min-w-0">
              <Progress label={label} value={percent} valueText={`${percent} %`} />
              <p className="mt-1 text-sm text-quiet tabular-nums">{text}</p>
              {causes.length > 0 && (
                <details className="mt-2 text-sm">
                  <summary className="cursor-pointer font-semibold">{t('causes', { count: causes.length })}</summary>
                  <ul className="mt-2 grid gap-1">
                    {causes.map((cause) => (
                      <li key={cause.key} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                        {cause.order && (
                          <PageLink href={cause.order.href} className="underline underline-offset-4">
                            {cause.order.orderNo}
                          </PageLink>
                        )}
                        <span className="text-quiet">{cause.text}</span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
