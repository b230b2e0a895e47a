import { useTranslations } from 'use-intl';
import { PriceExplanation } from '#app/components/cart/price-explanation.tsx';
import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { useDay } from '#app/components/product/use-day.ts';
import type { typedFields } from '#app/forms/typed-fields.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { isMeasured } from '#core/units.ts';
import { longestReason } from '#modules/pending-order/longest-reason.ts';
import { OtherArticle } from './other-article.tsx';
import type { DecisionRowView, DecisionView } from './pending-view.ts';

type Fields = ReturnType<typeof typedFields>;

type RowProps = { row: DecisionRowView; fields: Fields } & Pick<DecisionView, 'swapsFrom'>;

/** A row with its article, what the person ordered before, the stock, and the decision about the row. */
export function DecisionRow({ row, fields, mayDecide, swapsFrom }: RowProps & { mayDecide: boolean }) {
  const mail = useTranslations('order.mail');
  const amount = useAmount();
  const { name, detail, partNo, picture, quantity, soldBy, wearer, comment, price } = row;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 py-4">
      <ProductPicture picture={{ path: picture }} alt="" sizes="72px" className="w-18" />
      <div className="min-w-0">
        <div className="flex flex-wrap justify-between gap-x-6 sm:flex-nowrap">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          {price && <span className="whitespace-nowrap font-semibold tabular-nums">{price.total}</span>}
        </div>
        <p className="text-sm text-quiet">{[detail, mail('article', { sku: partNo })].filter(Boolean).join(' · ')}</p>
        <p className="text-sm">
          {[mail('pieces', { quantity: amount(quantity, soldBy) }), wearer].filter(Boolean).join(' · ')}
        </p>
        {comment !== '' && <p className="text-sm wrap-anywhere text-quiet">{comment}</p>}
        <RowServices services={row.services} />
        <Known row={row} />
        {price && price.steps.length > 0 && <PriceExplanation name={name} steps={price.steps} />}
      </div>
      {mayDecide && <RowFields row={row} fields={fields} swapsFrom={swapsFrom} />}
    </li>
  );
}

/** Logos and alterations, with place and text. */
function RowServices({ services }: Pick<DecisionRowView, 'services'>) {
  const t = useTranslations('pending-orders');
  const tState = useTranslations('proof.state');
  return (
    <ul className="mt-2 grid gap-1 border-l-2 border-line pl-3 text-sm empty:hidden">
      {services.map(({ rowNumber, name, text, held, total }) => (
        <li key={rowNumber} className="flex flex-wrap justify-between gap-x-6">
          <span className="min-w-0 wrap-anywhere">
            {name}
            {text !== '' && <span className="text-quiet"> · {text}</span>}
            {held && (
              <span className={`block font-semibold ${held === 'refused' ? 'text-danger' : ''}`}>
                {held === 'refused' ? t('logoRefused') : tState(held)}
              </span>
            )}
          </span>
          {total !== undefined && <span className="tabular-nums">{total}</span>}
        </li>
      ))}
    </ul>
  );
}

function Known({
  row: { wearer, bought, soldBy, onHand, expectedOn, quantity, isSold, allowances, excess },
}: {
  row: DecisionRowView;
}) {
  const t = useTranslations('pending-orders');
  const amount = useAmount();
  const dayOf = useDay();
  const isShort = onHand !== undefined && onHand < quantity;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {!isSold && <Badge tone="danger">{t('notSold')}</Badge>}
      {onHand !== undefined && (
        <span className={isShort ? 'font-semibold text-danger' : undefined}>
          {t('stock', { pieces: amount(Math.max(0, onHand), soldBy) })}
          {isShort && expectedOn ? ` · ${t('expected', { day: dayOf(expectedOn) })}` : ''}
        </span>
      )}
      <span className="text-quiet">
        {bought.day === undefined
          ? t('boughtNothing', { wearer })
          : t('bought', { wearer, pieces: amount(bought.pieces, soldBy), day: dayOf(bought.day) })}
      </span>
      {excess.map((text) => (
        <span key={text} className="w-full font-semibold text-danger">
          {text}
        </span>
      ))}
      {allowances.map((text) => (
        <span key={text} className="w-full text-quiet">
          {text}
        </span>
      ))}
    </div>
  );
}

function RowFields({ row, fields, swapsFrom }: RowProps) {
  const t = useTranslations('pending-orders');
  const { rowNumber, sku, quantity, soldBy, sizes } = row;
  const nameOf = (field: string) => `${field}:${rowNumber}`;
  const typed = ['quantity', 'sku', 'other', 'reason'].map((field) => fields.text(nameOf(field)));
  const isTouched =
    fields.isOn(nameOf('reject')) ||
    typed.some(({ error }) => error) ||
    typed.some(({ defaultValue }, index) => !['', [String(quantity), sku][index]].includes(defaultValue));
  const label = (
    <>
      {t('changeRow')}
      <span className="sr-only">: {row.name}</span>
    </>
  );
  return (
    <Disclosure label={label} isOpen={isTouched} className="col-span-2 bg-ground px-3">
      <fieldset className="grid gap-x-4 gap-y-2 pb-3 sm:grid-cols-[10rem_10rem_minmax(0,1fr)]">
        <legend className="sr-only">{t('decideRow', { name: row.name })}</legend>
        <input type="hidden" name={nameOf('was')} value={`${quantity} ${sku}`} />
        <TextField
          {...fields.text(nameOf('quantity'), String(quantity))}
          label={t('quantity')}
          inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
          maxLength={12}
        />
        {sizes.length > 1 ? (
          <Select {...fields.text(nameOf('sku'), sku)} label={t('size')} options={sizes} />
        ) : (
          <input type="hidden" name={nameOf('sku')} value={sku} />
        )}
        <div className={sizes.length > 1 ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
          <OtherArticle {...fields.text(nameOf('other'))} rowName={row.name} swapsFrom={swapsFrom} />
        </div>
        <Checkbox
          id={nameOf('reject')}
          name={nameOf('reject')}
          label={t('reject')}
          defaultChecked={fields.isOn(nameOf('reject'))}
          className="sm:mt-8 sm:self-start"
        />
        <div className="sm:col-span-2">
          <TextField {...fields.text(nameOf('reason'))} label={t('reason')} maxLength={longestReason} />
        </div>
      </fieldset>
    </Disclosure>
  );
}
