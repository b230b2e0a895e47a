import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { readBulk } from './bulk-result.ts';

/** Words for the rows that a bulk action left, by the code of the refusal. */
export type LeftWords = (code: string, count: number) => string;

/** The message after an action on a list: for a view, for bulk actions, or from the screen's own texts. */
export function useListDone(words: Readonly<Record<string, string>>, leftWords?: LeftWords): ReactNode {
  const t = useTranslations('work.list');
  const [address] = useSearchParams();
  const done = address.get('done') ?? '';
  const bulk = readBulk(done);
  const said =
    bulk && (bulk.left > 0 ? t('bulkLeft', { done: bulk.done, left: bulk.left }) : t('bulkDone', { count: bulk.done }));
  const reasons = [...(bulk?.reasons ?? [])].flatMap(([code, count]) => leftWords?.(code, count) ?? []);
  return useDone({
    'view-saved': t('viewSaved'),
    'view-removed': t('viewRemoved'),
    ...words,
    ...(said !== undefined && { [done]: [said, ...reasons].join(' ') }),
  });
}
