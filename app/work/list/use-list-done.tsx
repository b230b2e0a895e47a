import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { readBulk } from './bulk-result.ts';

/** What was just done on a list: with a view, with several rows, or what its screen says. */
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
