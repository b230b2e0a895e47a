import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge, CountBadge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from '#app/ui/skeleton.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['note', 'success', 'warn', 'danger'] as const;

export function Feedback() {
  const t = useTranslations('design');
  const ui = useTranslations('ui');
  const notify = useSnackbar();
  return (
    <>
      <Specimen file="notice.tsx" className="grid gap-4 sm:grid-cols-2">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={ui(`tone.${tone}`)}>
            {t('notice.text')}
          </Notice>
        ))}
      </Specimen>
      <Specimen file="snackbar.tsx" className="flex flex-wrap gap-4">
        <Button
          kind="secondary"
          onClick={() =>
            notify(t('notice.saved'), {
              tone: 'success',
              action: { label: t('action.undo'), onPress: () => notify(t('notice.failed'), { tone: 'danger' }) },
            })
          }
        >
          {t('action.notify')}
        </Button>
      </Specimen>
      <Specimen file="badge.tsx" className="flex flex-wrap items-center gap-3">
        <Badge tone="signal">{t('badge.campaign')}</Badge>
        <Badge tone="ink">{t('badge.new')}</Badge>
        <Badge>{t('tab.material')}</Badge>
        <Badge tone="success">{t('badge.new')}</Badge>
        <Badge tone="warn">{t('badge.few')}</Badge>
        <Badge tone="danger">{t('state.error')}</Badge>
        <CountBadge count={3} label={`3 ${t('field.quantity')}`} />
        <CountBadge count={120} label={`120 ${t('field.quantity')}`} />
      </Specimen>
      <Specimen file="progress.tsx, spinner.tsx" className="grid items-start gap-8 sm:grid-cols-3">
        <Progress label={t('progress')} value={45} valueText="45 %" />
        <Progress label={t('progress')} />
        <span className="flex items-center gap-6">
          <Spinner size="small" />
          <Spinner />
          <Spinner size="large" />
        </span>
      </Specimen>
      <Specimen file="skeleton.tsx" className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        <SkeletonCard />
        <SkeletonCard />
        <div className="col-span-2 grid gap-6 self-start">
          <SkeletonText />
          <Skeleton className="h-11 w-40" />
        </div>
      </Specimen>
      <Specimen file="empty-state.tsx">
        <EmptyState
          title={t('order.empty')}
          icon={<PackageOpen aria-hidden="true" />}
          actions={<Button>{t('crumb.jackets')}</Button>}
        >
          {t('order.emptyText')}
        </EmptyState>
      </Specimen>
    </>
  );
}
