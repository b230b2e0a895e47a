import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Comparison } from './compare-view.ts';

type Props = {
  comparison: Comparison;
  onlyDifferences: boolean;
  /** Removes a missing product from the visitor's list; undefined if it comes from the address only. */
  onForget?: (partNo: string) => void;
};

/** Notes before the table: missing products, and why there is little to compare. */
export function ComparisonNotes({ comparison: { products, rows, missing }, onlyDifferences, onForget }: Props) {
  const t = useTranslations('compare');
  const isSame = products.length > 1 && onlyDifferences && !rows.some(({ differs }) => differs);
  return (
    <>
      {missing.length > 0 && (
        <Notice
          tone="warn"
          actions={
            onForget && (
              <Button size="small" kind="secondary" onClick={() => missing.forEach((partNo) => onForget(partNo))}>
                {t('forget')}
              </Button>
            )
          }
        >
          {t('missing', { count: missing.length, numbers: missing.join(', ') })}
        </Notice>
      )}
      {products.length === 1 && <p className="text-quiet">{t('one')}</p>}
      {isSame && <p className="text-quiet">{t('same')}</p>}
    </>
  );
}
