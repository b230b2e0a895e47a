import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#app/ui/retry-notice.tsx';
import type { Part } from './pdf-setup.ts';

type Props<T> = {
  part: Part<T>;
  /** Error message. */
  problem: string;
  onRetry: () => void;
  children: (values: readonly T[]) => ReactNode;
};

/** A part of the settings: its options, a loading state, or an error. */
export function PartFrame<T>({ part, problem, onRetry, children }: Props<T>) {
  const t = useTranslations('favourites-pdf');
  if (part.state === 'loaded') return children(part.values);
  if (part.state === 'loading') return <output className="text-sm text-quiet">{t('loading')}</output>;
  return (
    <RetryNotice retry={t('retry')} onRetry={onRetry}>
      {problem}
    </RetryNotice>
  );
}
