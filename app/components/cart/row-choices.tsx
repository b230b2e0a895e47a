import { useTranslations } from 'use-intl';
import { Swatch } from '#app/components/product/colour-choice.tsx';
import { useStockWords } from '#app/components/product/use-stock-words.ts';
import { cx } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/select.tsx';
import { useCart } from './cart-context.ts';
import type { RowView } from './cart-page-view.ts';

/** Colour and size, to be changed in place. */
export function RowChoices({ row, tip }: { row: RowView; tip: string | undefined }) {
  return (
    <div className="mt-2.5 flex flex-wrap items-end gap-x-5 gap-y-2.5">
      <ColourField row={row} />
      <SizeField row={row} tip={tip} />
    </div>
  );
}

function ColourField({ row: { id, name, colour, colours } }: { row: RowView }) {
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

function SizeField({ row: { id, name, size, sizes }, tip }: { row: RowView; tip: string | undefined }) {
  const t = useTranslations('cart.row');
  const words = useStockWords();
  const { change } = useCart();
  if (sizes.length < 2) return <p className="flex h-9 items-center text-sm">{size}</p>;
  const options = sizes.map(({ code, alternate, stock }) => ({
    value: code,
    label: [alternate === undefined ? code : `${code} (${alternate})`, words(stock)].join(' · '),
    isDisabled: stock.kind === 'out' && stock.nextDelivery === undefined && code !== size,
  }));
  return (
    <div className="relative min-w-0">
      <Select
        size="small"
        label={t('sizeOf', { name })}
        isLabelHidden
        name="size"
        value={size}
        onChange={({ currentTarget }) => change(id, { size: currentTarget.value })}
        options={options}
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
