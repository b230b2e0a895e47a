import { Trash2 } from 'lucide-react';
import { type FormEvent, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { altOf, ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { RowError } from '#modules/cart/cart-view.ts';
import { useCart } from '../cart-context.ts';
import type { CartPageView, ColourView, RowView, SizeView } from '../cart-page-view.ts';
import type { Mark } from '../cart-state.ts';
import { RowChoices } from './row-choices.tsx';
import { RowExtras } from './row-extras.tsx';
import { RowNotes } from './row-notes.tsx';
import { RowPrice } from './row-price.tsx';
import { RowQuantity } from './row-quantity.tsx';

/** Few companies have a laundry. */
const RowLaundry = lazy(async () => ({ default: (await import('./row-laundry.tsx')).RowLaundry }));

export type RowSurroundings = Pick<CartPageView, 'coworkers' | 'needs' | 'isBusiness' | 'laundry'>;

export type CartRowProps = {
  row: RowView;
  /** Possible colours. */
  colours: readonly ColourView[];
  sizes: readonly SizeView[];
  /** Heading level, depending on whether rows are grouped. */
  heading: 'h2' | 'h3';
  surroundings: RowSurroundings;
  errors: readonly RowError[];
  /** Why a change failed; empty if unknown. */
  problem: string | undefined;
  mark: Mark | undefined;
  /** A size that the shop has just chosen. */
  sizeTip: string | undefined;
  isWaiting: boolean;
  isSelected: boolean;
  onSelect: (rowId: string, isSelected: boolean) => void;
};

/** A row of the cart. It is a form, so that it works without scripts; with scripts it saves automatically. */
export function CartRow({
  row,
  colours,
  sizes,
  heading: Heading,
  surroundings,
  errors,
  problem,
  mark,
  sizeTip,
  isWaiting,
  isSelected,
  onSelect,
}: CartRowProps) {
  const t = useTranslations('cart.row');
  const { remove } = useCart();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'remove') void remove([row]);
  };
  return (
    <form
      method="post"
      // A required field that is empty must not block removing the row or changing its quantity.
      noValidate
      onSubmit={submit}
      aria-label={altOf(row.name, { name: row.size })}
      className="grid grid-cols-[2.25rem_5.5rem_minmax(0,1fr)] gap-x-3 py-5 md:grid-cols-[2.25rem_7rem_minmax(0,1fr)_8rem_7.5rem_2.75rem] md:gap-x-4"
    >
      <input type="hidden" name="rowId" value={row.id} />
      {/* The first button, because Enter presses it. */}
      <button type="submit" name="intent" value="row" hidden>
        {t('update')}
      </button>
      <Checkbox
        label={<span className="sr-only">{t('select', { name: row.name })}</span>}
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(row.id, currentTarget.checked)}
        className="-mt-2 noscript:invisible"
      />
      <Portrait row={row} />
      <div className="min-w-0">
        <div className="flex items-start gap-2">
          <Heading className="min-w-0 flex-1 font-semibold leading-snug">
            {row.href === undefined ? (
              row.name
            ) : (
              <PageLink href={row.href} className="underline-offset-4 hover:underline">
                {row.name}
              </PageLink>
            )}
          </Heading>
          {mark === 'added' && <Badge tone="signal">{t('new')}</Badge>}
        </div>
        <p className="mt-0.5 text-sm text-quiet tabular-nums">{row.partNo}</p>
        <RowChoices row={row} colours={colours} sizes={sizes} tip={sizeTip} />
        <RowNotes row={row} coworkers={surroundings.coworkers} errors={errors} problem={problem} />
      </div>
      <div className="max-md:col-span-2 max-md:col-start-2 max-md:mt-3 md:contents">
        <div className="flex items-start justify-between gap-3 md:contents">
          <RowQuantity row={row} />
          <RowPrice price={row.price} soldBy={row.soldBy} isWaiting={isWaiting} />
          <IconButton
            data-removes={row.id}
            type="submit"
            name="intent"
            value="remove"
            label={t('remove', { name: row.name })}
            className="-mt-1 max-md:-mr-2"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <div className="max-md:col-span-2 max-md:col-start-2 md:col-span-4 md:col-start-3">
        {surroundings.laundry && row.laundry && (
          <Suspense>
            <RowLaundry row={row} laundry={surroundings.laundry} />
          </Suspense>
        )}
        <RowExtras row={row} surroundings={surroundings} errors={errors} />
        <span className="mt-3 hidden noscript:block">
          <button
            type="submit"
            name="intent"
            value="row"
            className={buttonClasses({ kind: 'secondary', size: 'small' })}
          >
            {t('update')}
          </button>
        </span>
      </div>
    </form>
  );
}

function Portrait({ row: { name, picture, colour, href } }: { row: RowView }) {
  const image = (
    <ProductPicture
      picture={{ path: picture }}
      alt={altOf(name, { name: colour?.name ?? '' })}
      sizes="(min-width: 768px) 112px, 88px"
      className="w-full"
    />
  );
  const frame = 'block self-start bg-[#f4f2ee]';
  if (href === undefined) return <span className={frame}>{image}</span>;
  return (
    // The name beside it links to the same page.
    <PageLink href={href} tabIndex={-1} aria-hidden="true" className={frame}>
      {image}
    </PageLink>
  );
}
