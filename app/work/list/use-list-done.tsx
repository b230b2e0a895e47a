import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { readBulk } from './bulk-result.ts';

/** The message after an action on a list: for a view, for bulk actions, or from the screen's own texts. */
export function useListDone(words: Readonly<Record<string, string>>): ReactNode {
  const t = useTranslations('work.list');
  const [address] = useSearchParams();
  const done = address.get('done') ?? '';
  const bulk = readBulk(done);
  const said = bulk && (bulk.left > 0 ? t('bulkLeft', bulk) : t('bulkDone', { count: bulk.done }));
  return useDone({
    'view-saved': t('viewSaved'),
    'view-removed': t('viewRemoved'),
    ...words,
    ...(said !== undefined && { [done]: said }),
  });
}
