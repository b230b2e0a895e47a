import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { AddProblem as Problem } from './buying-context.ts';

type Props = { problem: Problem | undefined; onRetry: () => void; className?: string };

/** Shows why nothing was added. Offers a retry if there was no response. */
export function AddProblem({ problem, onRetry, className }: Props) {
  const t = useTranslations('buying');
  if (!problem) return null;
  return (
    <Notice
      tone="danger"
      isLive
      {...(className !== undefined && { className })}
      actions={
        problem.words === undefined && (
          <Button size="small" kind="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {problem.words ?? t('failed')}
    </Notice>
  );
}
