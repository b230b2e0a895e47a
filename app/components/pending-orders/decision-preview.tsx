import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import { OrderChanges } from './order-changes.tsx';
import type { DecisionPreview as Preview } from './pending-view.ts';

/** The result of a decision: rows that change or go back, and the total. */
export function DecisionPreview({ preview }: { preview: Preview }) {
  const t = useTranslations('pending-orders');
  const { isRefusal, rows, changes, totalBefore, total } = preview;
  return (
    <Notice tone={isRefusal ? 'danger' : 'note'} title={t(isRefusal ? 'preview.refusal' : 'preview.title')}>
      <ul className="mt-1 grid gap-1 empty:hidden">
        {rows.map(({ rowNumber, text, reason }) => (
          <li key={rowNumber} className="wrap-anywhere">
            {text}
            {reason !== '' && <span className="text-quiet"> · {reason}</span>}
          </li>
        ))}
      </ul>
      {rows.length === 0 && changes.length === 0 && <p>{t('preview.asSent')}</p>}
      {changes.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{t('changes.title')}</p>
          <OrderChanges changes={changes} />
        </>
      )}
      {total !== undefined && (
        <p className="mt-2 font-semibold tabular-nums">
          {total === totalBefore
            ? t('preview.total', { total })
            : t('preview.totals', { before: totalBefore ?? '', total })}
        </p>
      )}
    </Notice>
  );
}
