import { FolderInput, Split, Trash2 } from 'lucide-react';
import { lazy, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useCart } from '../cart-context.ts';
import type { RowView, SavedCartView } from '../cart-page-view.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));

type Props = {
  rows: readonly RowView[];
  selected: ReadonlySet<string>;
  saved: readonly SavedCartView[];
  /** Only signed-in visitors can find another cart again. */
  mayMove: boolean;
  onSelectAll: (isSelected: boolean) => void;
};

/** Actions on several rows. Splitting needs a single row with more than one pack. */
export function RowsToolbar({ rows, selected, saved, mayMove, onSelectAll }: Props) {
  const t = useTranslations('cart.bulk');
  const cart = useCart();
  const dialog = useDialog();
  const chosen = rows.filter(({ id }) => selected.has(id));
  const [first] = chosen;
  const splittable = chosen.length === 1 && first?.canSplit ? first : undefined;
  const all = useRef<HTMLInputElement>(null);
  const isSome = chosen.length > 0 && chosen.length < rows.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isSome;
  }, [isSome]);
  const icon = 'size-4.5 max-sm:hidden';
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 border-t border-line max-sm:[&_button]:px-2 noscript:hidden">
      <Checkbox
        ref={all}
        label={
          <span className="text-sm">{chosen.length === 0 ? t('all') : t('selected', { count: chosen.length })}</span>
        }
        checked={chosen.length > 0 && !isSome}
        onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
        className="mr-auto"
      />
      <Button
        kind="quiet"
        size="small"
        disabled={chosen.length === 0}
        icon={<Trash2 aria-hidden="true" className={icon} />}
        onClick={() => void cart.remove(chosen)}
      >
        {t('remove')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        disabled={!splittable}
        icon={<Split aria-hidden="true" className={icon} />}
        onClick={() => splittable && dialog.open({ component: SplitDialog, props: { row: splittable, cart } })}
      >
        {t('split')}
      </Button>
      {mayMove && (
        <Button
          kind="quiet"
          size="small"
          disabled={chosen.length === 0}
          icon={<FolderInput aria-hidden="true" className={icon} />}
          onClick={() => dialog.open({ component: MoveDialog, props: { rows: chosen, saved, cart } })}
        >
          {t('move')}
        </Button>
      )}
    </div>
  );
}
