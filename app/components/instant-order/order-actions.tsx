import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { filledRows, isReady } from './order-rows.ts';
import type { OrderControl } from './use-order-table.ts';

/** At the foot of the screen, however long the list is. */
export function OrderActions({ control: { table, isChecking, isBusy, clear } }: { control: OrderControl }) {
  const t = useTranslations();
  const { number } = useFormatter();
  const notify = useSnackbar();
  const filled = filledRows(table);
  const ready = filled.filter(isReady).length;
  const wrong = filled.filter((row) => row.answer !== undefined && !isReady(row)).length;
  const removeAll = () => {
    const bringBack = clear();
    notify(t('instant-order.cleared'), { action: { label: t('buying.mini.undo'), onPress: bringBack } });
  };
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-paper py-4">
      <Button type="submit" name="intent" value="add" isLoading={isBusy}>
        {ready > 0 ? t('instant-order.addLines', { count: number(ready) }) : t('buying.add')}
      </Button>
      <Button type="submit" name="intent" value="check" kind="secondary" isLoading={isChecking}>
        {t('instant-order.check')}
      </Button>
      <output className="text-sm">
        {isChecking ? (
          <span className="text-quiet">{t('instant-order.checking')}</span>
        ) : (
          <>
            {ready > 0 && <span className="block">{t('instant-order.ready', { count: number(ready) })}</span>}
            {wrong > 0 && (
              <span className="block font-medium text-danger">{t('instant-order.open', { count: number(wrong) })}</span>
            )}
          </>
        )}
      </output>
      {filled.length > 1 && (
        <Button kind="quiet" size="small" onClick={removeAll} className="ml-auto">
          {t('instant-order.clear')}
        </Button>
      )}
    </div>
  );
}
