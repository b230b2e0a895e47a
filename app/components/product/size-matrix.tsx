import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useMatrixOrder } from '#app/components/buying/matrix-order.ts';
import { CommentCell, QuantityCell } from '#app/components/buying/quantity-rows.tsx';
import { packLine } from '#app/components/catalogue/sale-texts.ts';
import { cx } from '#app/ui/class-names.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { Stock } from '#modules/assortment/product-detail.ts';
import { stockStateOf } from '#modules/assortment/stock-state.ts';
import { Swatch } from './colour-choice.tsx';
import { type Matrix, matricesOf } from './matrix.ts';
import type { ColourView, SizeView } from './product-view.ts';
import { type QuantityRowType, quantityRowTypes } from './quantity-row-types.ts';
import { sizeNames } from './size-naming.tsx';
import { useStock } from './stock-map.ts';
import { usePriceWords } from './use-price-words.ts';
import { type StockWords, useStockWords } from './use-stock-words.ts';

type Props = {
  name: string;
  colours: readonly ColourView[];
  /** Part number of the colour whose row is highlighted. */
  chosen: string | undefined;
  isAlternate: boolean;
};

/** A table higher than the screen scrolls in its frame, so that the size headers stay visible. */
const frame = 'scroll-mt-24 md:scroll-mt-36 max-h-[calc(100dvh-12rem)] scroll-pt-16 overflow-y-auto bg-paper';

/** Stock of every size in every colour, for buyers of many; one table per leg length, so that it fits the page. */
export function SizeMatrix({ name, colours, chosen, isAlternate }: Props) {
  const t = useTranslations('product');
  const matrices = matricesOf(colours);
  const caption = t('matrix.caption', { name });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {matrices.map((matrix) => {
        const length = matrices.length > 1 ? t(`size.lengths.${matrix.length}`) : undefined;
        return (
          <div key={matrix.length}>
            {/* The caption has this text for screen readers. */}
            {length && (
              <p aria-hidden="true" className="mb-2 font-display text-lg font-semibold">
                {length}
              </p>
            )}
            <Table caption={length ? `${caption}: ${length}` : caption} className={frame}>
              <MatrixHead sizes={matrix.sizes} isAlternate={isAlternate} />
              <MatrixBody rows={matrix.rows} chosen={chosen} />
            </Table>
          </div>
        );
      })}
    </div>
  );
}

function MatrixHead({ sizes, isAlternate }: { sizes: Matrix['sizes']; isAlternate: boolean }) {
  const t = useTranslations('product.matrix');
  return (
    <thead className="sticky top-0 z-20 bg-paper shadow-[inset_0_-1px_0_var(--color-line)]">
      <tr>
        <HeaderCell className="sticky left-0 z-10 bg-paper px-3 align-bottom">{t('colour')}</HeaderCell>
        {sizes.map((size) => {
          const { main, other } = sizeNames(size, isAlternate);
          return (
            <th
              key={size.code}
              scope="col"
              className="w-19 min-w-19 px-1 py-2 text-center align-bottom whitespace-nowrap md:w-24 md:min-w-22"
            >
              <span className="block font-display text-lg font-semibold leading-none">{main}</span>
              {other && <span className="mt-1 block text-xs font-normal text-quiet">{other}</span>}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function MatrixBody({ rows, chosen }: { rows: Matrix['rows']; chosen: string | undefined }) {
  const priceText = usePriceWords();
  const words = useStockWords();
  const order = useMatrixOrder();
  /** The inputs below the stock row. */
  const asked = ({ partNo }: ColourView): readonly QuantityRowType[] =>
    order
      ? quantityRowTypes.filter((type) => type === 'Quantity' || (type === 'Comment' && order.colours.includes(partNo)))
      : [];
  return (
    <tbody>
      {rows.map(({ colour, cells }) => (
        <Fragment key={colour.partNo}>
          <tr>
            <th
              scope="row"
              rowSpan={1 + asked(colour).length}
              className={cx(
                'sticky left-0 z-10 border-r border-line bg-paper px-3 py-2 text-left font-normal sm:pl-13 md:w-60 md:min-w-60',
                colour.partNo === chosen && 'shadow-[inset_4px_0_0_var(--color-ink)]',
              )}
            >
              <span className="absolute left-4 top-1/2 size-6 -translate-y-1/2 max-sm:hidden">
                <Swatch hexes={colour.hexes} />
              </span>
              <span className="block text-sm font-semibold leading-snug hyphens-auto max-sm:w-26">{colour.name}</span>
              <span className="block text-xs text-quiet">{colour.partNo}</span>
              {colour.price && (
                <span className="block text-xs text-quiet">
                  {[priceText(colour.price), colour.price.per].filter(Boolean).join(' ')}
                  <span className="block empty:hidden">{packLine(colour.price)}</span>
                </span>
              )}
            </th>
            {cells.map((size, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
              <MatrixCell key={place} size={size} words={words} />
            ))}
          </tr>
          {asked(colour).map((type) => (
            <tr key={type} className="border-t-0!">
              {type === 'Quantity' ? (
                cells.map((size, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <QuantityCell key={place} colour={colour} size={size} />
                ))
              ) : (
                <CommentCell colour={colour} columns={cells.length} />
              )}
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  );
}

/** Larger numbers are shown as "more than". */
const mostShown = 100;

function MatrixCell({ size, words }: { size: SizeView | undefined; words: StockWords }) {
  const t = useTranslations('product.matrix');
  const stock = useStock();
  if (!size)
    return (
      <Cell className="hatch px-2 text-center">
        <span className="sr-only">{t('notMade')}</span>
      </Cell>
    );
  return (
    <Cell className="h-14 px-1 py-1 text-center leading-tight">
      {stock.status === 'loading' && <Skeleton className="mx-auto h-1.5 w-6 noscript:invisible" />}
      {stock.status === 'loaded' && <Count stock={stock.of(size.sku)} words={words} />}
    </Cell>
  );
}

function Count({ stock, words }: { stock: Stock | undefined; words: StockWords }) {
  const state = stockStateOf(stock);
  if (state.kind === 'out')
    return (
      <>
        <span className="text-quiet">0</span>
        <span className="block text-xs text-quiet md:whitespace-nowrap">{words(state)}</span>
      </>
    );
  const onHand = stock?.onHandValue ?? 0;
  return (
    <span className={state.kind === 'few' ? 'font-semibold text-warn' : 'font-semibold'}>
      {onHand > mostShown ? `${mostShown}+` : onHand}
    </span>
  );
}
