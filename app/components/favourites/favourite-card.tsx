import { FolderInput, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/components/catalogue/card-view.ts';
import { ProductCard } from '#app/components/catalogue/product-card.tsx';
import { useSizeLabel } from '#app/components/catalogue/use-size-label.ts';
import type { StockBySku } from '#app/components/catalogue/use-stock.ts';
import { cx } from '#app/ui/class-names.ts';
import { useDialog } from '#app/ui/dialog-host.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { Favourite } from '#modules/favourites/favourites.ts';
import type { FavouritesView } from './favourites-view.ts';
import type { SaveDialogProps } from './save-dialog.tsx';
import type { ListChanges } from './use-list-changes.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

function LazySaveDialog(props: SaveDialogProps) {
  return (
    <Suspense>
      <SaveDialog {...props} />
    </Suspense>
  );
}

type Props = {
  item: Favourite;
  card: CardView;
  stock: StockBySku;
  view: FavouritesView;
  changes: ListChanges;
};

/** A favourite as a card, with its size and actions. */
export function FavouriteCard({ item, card, stock, view, changes }: Props) {
  const t = useTranslations('favourites');
  const dialog = useDialog();
  const { chosen, lists } = view;
  const { partNo, sku } = item;
  const sizes = card.colours[0]?.sizes ?? [];
  const labelOf = useSizeLabel(sizes.some((size) => `${partNo}${size}` in stock) ? stock : undefined);
  const isOwn = chosen.kind !== 'shared';
  const here = chosen.kind === 'named' ? chosen.id : undefined;
  const others = [
    ...(here === undefined ? [] : [{ id: undefined, name: t('lists.default') }]),
    ...lists.filter(({ id }) => id !== here),
  ];
  return (
    <div className="flex h-full flex-col">
      <div className="flex-1">
        <ProductCard
          card={card}
          priceNote={view.prices.note}
          kept={isOwn ? 'own' : 'shared'}
          sizes="(min-width: 1648px) 380px, (min-width: 1200px) 24vw, (min-width: 768px) 30vw, 45vw"
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-1">
        {sizes.length > 1 && isOwn && (
          <Select
            size="small"
            label={t('item.sizeOf', { name: card.name })}
            isLabelHidden
            value={sku.slice(partNo.length)}
            placeholder={t('item.noSize')}
            options={sizes.map((size) => ({
              value: size,
              label: labelOf(`${partNo}${size}`, t('item.size', { size })).label,
            }))}
            onChange={({ currentTarget: { value } }) => void changes.keep([{ ...item, sku: `${partNo}${value}` }])}
            className={cx('mr-auto min-w-0 flex-1', others.length > 0 && 'max-sm:basis-full')}
          />
        )}
        {!isOwn && sku !== partNo && (
          <p className="text-sm text-quiet">{t('item.size', { size: sku.slice(partNo.length) })}</p>
        )}
        {isOwn && others.length > 0 && (
          <IconButton
            label={t('save.open', { name: card.name })}
            size="small"
            onClick={() =>
              dialog.open({
                component: LazySaveDialog,
                props: { name: card.name, lists: others, onSave: (to, isMove) => changes.save(item, to, isMove) },
              })
            }
          >
            <FolderInput aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
        {isOwn && (
          <IconButton
            label={t('item.remove', { name: card.name })}
            size="small"
            onClick={() => void changes.remove([item], card.name)}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        )}
      </div>
    </div>
  );
}
