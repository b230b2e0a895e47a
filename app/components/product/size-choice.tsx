import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { mayBeBought, type StockState, stockStateOf } from '#modules/assortment/stock-state.ts';
import { byLength } from '#modules/sizing/size-lengths.ts';
import type { SizeView } from './product-view.ts';
import { SizeNaming, sizeNames } from './size-naming.tsx';
import { useStock } from './stock-map.ts';
import type { Choice } from './use-choice.ts';
import { type StockWords, useStockWords } from './use-stock-words.ts';

const columns = 'grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))]';

type Props = {
  sizes: readonly SizeView[];
  choice: Choice;
  guide: ReactNode;
  /** The signed-in visitor's size. */
  ownSize: string | undefined;
};

/** The sizes of a colour with stock, grouped by leg length if there are several. */
export function SizeChoice({ sizes, choice, guide, ownSize }: Props) {
  const t = useTranslations('product.size');
  const groups = byLength(sizes);
  const words = useStockWords();
  const labelId = useId();
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <span id={labelId} className="text-sm font-semibold">
            {t('label')}
          </span>
          {guide}
        </div>
        <SizeNaming sizes={sizes} choice={choice} />
      </div>
      <div role="radiogroup" aria-labelledby={labelId}>
        {groups.map(({ length, sizes: inGroup }) => (
          <div key={length} className="mt-1 mb-3">
            {groups.length > 1 && <p className="mb-1.5 text-sm text-quiet">{t(`lengths.${length}`)}</p>}
            <div className={cx('grid gap-1.5', sizes.length > 1 ? columns : 'grid-cols-[minmax(9rem,max-content)]')}>
              {inGroup.map((size) => (
                <SizeTile
                  key={size.sku}
                  size={size}
                  names={sizeNames(size, choice.isAlternate)}
                  words={words}
                  ownWords={size.code === ownSize ? t('yours') : undefined}
                  isChosen={size === choice.size}
                  onChoose={() => choice.chooseSize(size.code)}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type TileProps = {
  size: SizeView;
  names: { main: string; other: string | undefined };
  words: StockWords;
  /** Text for the visitor's own size. */
  ownWords: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function SizeTile({ size, names, words, ownWords, isChosen, onChoose }: TileProps) {
  const stock = useStock();
  const state = stock.status === 'loaded' ? stockStateOf(stock.of(size.sku)) : undefined;
  return (
    <label
      className={cx(
        'flex min-h-16 flex-col border bg-paper px-2 py-1.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        // CSS marks the checked state, which works without scripts.
        'border-line hover:border-edge has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]',
      )}
    >
      <input type="radio" name="sku" value={size.sku} checked={isChosen} onChange={onChoose} className="sr-only" />
      <span className={cx('font-semibold', state && !mayBeBought(state) && 'text-quiet line-through')}>
        {names.main}
      </span>
      {ownWords !== undefined && <span className="self-start bg-signal px-1 text-xs leading-4">{ownWords}</span>}
      {names.other && <span className="text-xs text-quiet">{names.other}</span>}
      <span className={cx('mt-auto min-h-4 text-xs leading-4', state && tones[state.kind])}>
        {state && words(state)}
        {stock.status === 'loading' && <Skeleton className="mt-1 h-1.5 w-10 noscript:invisible" />}
      </span>
    </label>
  );
}

const tones: Record<StockState['kind'], string> = { in: 'text-success', few: 'text-warn', out: 'text-quiet' };
