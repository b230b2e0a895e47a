import { useTranslations } from 'use-intl';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { Swatch } from '#app/components/product/colour-choice.tsx';
import { useStockWords } from '#app/components/product/use-stock-words.ts';
import { cx } from '#app/ui/class-names.ts';
import { useCart } from '../cart-context.ts';
import type { ColourView, RowView, SizeView } from '../cart-page-view.ts';
import { RowSelect } from './row-select.tsx';

type Props = {
  row: RowView;
  colours: readonly ColourView[];
  sizes: readonly SizeView[];
  tip: string | undefined;
};

/** Changes colour and size in the row. */
export function RowChoices({ row, colours, sizes, tip }: Props) {
  return (
    <div className="mt-2.5 flex flex-wrap items-end gap-x-5 gap-y-2.5">
      <ColourField row={row} colours={colours} />
      <SizeField row={row} sizes={sizes} tip={tip} />
    </div>
  );
}

function ColourField({ row: { id, name, colour }, colours }: { row: RowView; colours: readonly ColourView[] }) {
  const t = useTranslations('cart.row');
  const { change } = useCart();
  if (!colour) return null;
  if (colours.length < 2)
    return (
      <p className="flex h-9 items-center gap-2 text-sm">
        <span className="size-5">
          <Swatch hexes={colour.hexes} />
        </span>
        {colour.name}
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-quiet">
        <span className="sr-only">{t('colourOf', { name })}: </span>
        {colour.name}
      </legend>
      <div className="mt-1 -ml-1 flex flex-wrap">
        {colours.map(({ partNo, name: colourName, hexes }) => (
          <label
            key={partNo}
            title={colourName}
            className={cx(
              'grid size-8 place-items-center border p-0.5 has-focus-visible:outline-2 has-focus-visible:outline-ink',
              partNo === colour.partNo ? 'border-ink' : 'border-transparent hover:border-edge',
            )}
          >
            <input
              type="radio"
              name="colour"
              value={partNo}
              checked={partNo === colour.partNo}
              onChange={() => change(id, { colour: partNo })}
              aria-label={colourName}
              className="sr-only"
            />
            <Swatch hexes={hexes} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SizeProps = { row: RowView; sizes: readonly SizeView[]; tip: string | undefined };

function SizeField({ row: { id, name, size }, sizes, tip }: SizeProps) {
  const t = useTranslations('cart.row');
  const all = useTranslations();
  const words = useStockWords();
  const { change } = useCart();
  if (sizes.length < 2)
    return (
      <p className="flex h-9 items-center text-sm">{size === oneSizeCode ? all('catalogue.card.oneSize') : size}</p>
    );
  const toOption = ({ code, alternate, stock }: SizeView) => ({
    value: code,
    label: [alternate === undefined ? code : `${code} (${alternate})`, words(stock)].join(' · '),
    isDisabled: stock.kind === 'out' && stock.nextDelivery === undefined && code !== size,
  });
  return (
    <div className="relative min-w-0">
      <RowSelect
        label={t('sizeOf', { name })}
        isLabelHidden
        name="size"
        onChange={({ currentTarget }) => change(id, { size: currentTarget.value })}
        items={sizes}
        chosen={sizes.find(({ code }) => code === size)}
        toOption={toOption}
        className="max-w-64"
      />
      <output>
        {tip !== undefined && (
          <span className="absolute bottom-full left-0 z-10 mb-1.5 bg-ink px-3 py-1.5 text-sm whitespace-nowrap text-ground shadow-lift">
            {t('otherSize', { size: tip })}
          </span>
        )}
      </output>
    </div>
  );
}
