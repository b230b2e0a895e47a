import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { OrderControl, ProblemPlace } from './use-order-table.ts';

type Props = { place: ProblemPlace; control: OrderControl; className?: string };

/** Shows a problem beside the control that caused it. */
export function OrderProblem({ place, control: { problem, check }, className = '' }: Props) {
  const t = useTranslations('buying');
  if (problem?.place !== place) return null;
  const retry = problem.mayRetry && (
    <Button size="small" kind="secondary" onClick={() => void check()}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="danger" isLive className={className} actions={retry}>
      {problem.words}
    </Notice>
  );
}
