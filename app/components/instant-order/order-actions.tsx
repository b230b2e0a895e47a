import { ListChecks } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { AddProblem } from '#app/components/buying/add-problem.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { OrderProblem } from './order-problem.tsx';
import { filledRows, isReady } from './order-rows.ts';
import type { OrderControl } from './use-order-table.ts';

/** Fixed at the bottom of the screen; small on phones, so that the lines stay visible. */
export function OrderActions({ control }: { control: OrderControl }) {
  const t = useTranslations();
  const { number } = useFormatter();
  const notify = useSnackbar();
  const { table, isChecking, isBusy, addProblem, addAll, clear } = control;
  const filled = filledRows(table);
  const ready = filled.filter(isReady).length;
  const wrong = filled.filter((row) => row.answer !== undefined && !isReady(row)).length;
  const removeAll = () => {
    const bringBack = clear();
    notify(t('instant-order.cleared'), { action: { label: t('buying.mini.undo'), onPress: bringBack } });
  };
  return (
    <>
      <div className="sticky bottom-0 z-10 border-b border-line bg-paper py-2 md:py-4">
        <OrderProblem place="table" control={control} className="mb-3" />
        <AddProblem problem={addProblem} onRetry={() => void addAll()} className="mb-3" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 md:gap-x-6">
          <Button type="submit" name="intent" value="add" isLoading={isBusy} className="flex-1 md:flex-none">
            {ready > 0 ? t('instant-order.addLines', { count: number(ready) }) : t('buying.add')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="check"
            kind="secondary"
            isLoading={isChecking}
            icon={<ListChecks aria-hidden="true" className="size-5 md:hidden" />}
          >
            <span className="sr-only md:not-sr-only">{t('instant-order.check')}</span>
          </Button>
          <output className="order-first flex basis-full flex-wrap gap-x-4 text-xs md:order-none md:block md:basis-auto md:text-sm">
            {isChecking ? (
              <span className="text-quiet">{t('instant-order.checking')}</span>
            ) : (
              <>
                {ready > 0 && <span className="block">{t('instant-order.ready', { count: number(ready) })}</span>}
                {wrong > 0 && (
                  <span className="block font-medium text-danger">
                    {t('instant-order.open', { count: number(wrong) })}
                  </span>
                )}
              </>
            )}
          </output>
        </div>
      </div>
      {filled.length > 1 && (
        <Button kind="quiet" size="small" onClick={removeAll} className="mt-2">
          {t('instant-order.clear')}
        </Button>
      )}
    </>
  );
}
