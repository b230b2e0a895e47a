import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { controlClassesOf } from '#app/ui/fields/control-style.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { longestServices } from '#modules/instant-order/order-line.ts';
import { ArticleField, clearOfBars } from './article-field.tsx';
import { fieldId, rowId } from './field-id.ts';
import { LineAnswer } from './line-answer.tsx';
import { isFilled, isReady, type OrderRow } from './order-rows.ts';
import type { OrderControl } from './use-order-table.ts';

type Props = Pick<OrderControl, 'type' | 'correct' | 'paste' | 'remove' | 'check'> & {
  row: OrderRow;
  at: number;
  priceNote: string;
  /** The visitor's company orders services. */
  hasServices: boolean;
};

/** A line of the order: article, quantity, answer. On phones the answer is below the fields. */
export const LineRow = memo(function LineRow(props: Props) {
  const { row, at, priceNote, hasServices, type, correct, paste, remove, check } = props;
  const t = useTranslations('instant-order.table');
  const { id, article, quantity, services = '', answer } = row;
  const line = at + 1;
  const answerId = `answer-${id}`;
  const isWrongQuantity = answer?.kind === 'quantity' || answer?.kind === 'pack-size';
  const isWrongService = answer?.kind === 'services';
  const isWrongArticle = answer !== undefined && !isReady(row) && !isWrongQuantity && !isWrongService;
  const leave = (event: FocusEvent<HTMLTableRowElement>) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside && isFilled(row) && answer === undefined) void check();
  };
  const goTo = (column: 'article' | 'quantity', to: 'next' | 'up' | 'down') => {
    const own = document.getElementById(fieldId(column, id));
    const next = to === 'up' ? own?.closest('tr')?.previousElementSibling : own?.closest('tr')?.nextElementSibling;
    const wanted = to === 'next' ? 'article' : column;
    next?.querySelector<HTMLInputElement>(`input[name=${wanted}]`)?.focus();
  };
  const pressInQuantity = (event: KeyboardEvent) => {
    const to = ({ Enter: 'next', ArrowDown: 'down', ArrowUp: 'up' } as const)[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo('quantity', to);
  };
  return (
    <tr
      id={rowId(id)}
      onBlur={leave}
      className="grid grid-cols-[2rem_minmax(0,1fr)_5rem_2.5rem] items-start gap-x-2 gap-y-1 border-t border-line py-2 md:table-row md:[&>td]:px-2 md:[&>td]:py-2 md:[&>td]:align-top"
    >
      <td className="pt-2 text-sm tabular-nums text-quiet">{line}</td>
      <td>
        <ArticleField
          id={fieldId('article', id)}
          label={t('articleOf', { line })}
          value={article}
          describedBy={answerId}
          isWrong={isWrongArticle}
          onType={(text) => type(id, { article: text })}
          onChoose={({ sku }) => {
            // Checked when the line loses focus: an answer now would overwrite the quantity while it is being typed.
            type(id, { article: sku });
            document.getElementById(fieldId('quantity', id))?.focus();
          }}
          onPasteLines={(lines) => paste(id, lines)}
          onLeave={(to) => goTo('article', to)}
        />
      </td>
      <td>
        <input
          id={fieldId('quantity', id)}
          name="quantity"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('quantityOf', { line })}
          aria-describedby={answerId}
          aria-invalid={isWrongQuantity || undefined}
          value={quantity}
          onChange={(event) => type(id, { quantity: event.target.value })}
          onKeyDown={pressInQuantity}
          onFocus={(event) => event.currentTarget.select()}
          className={cx(controlClassesOf('small'), clearOfBars, 'text-right tabular-nums')}
        />
      </td>
      {hasServices && (
        <td className="order-last col-start-2 col-end-5 md:order-none">
          <input
            id={fieldId('services', id)}
            name="services"
            autoComplete="off"
            maxLength={longestServices}
            aria-label={t('servicesOf', { line })}
            aria-describedby={answerId}
            aria-invalid={isWrongService || undefined}
            placeholder={t('services')}
            value={services}
            onChange={(event) => type(id, { services: event.target.value })}
            className={cx(controlClassesOf('small'), clearOfBars)}
          />
        </td>
      )}
      <td className="order-last col-start-2 col-end-5 pt-1.5 md:order-none">
        <LineAnswer id={answerId} row={row} at={at} priceNote={priceNote} onCorrect={(change) => correct(id, change)} />
      </td>
      <td>
        {isFilled(row) && (
          <IconButton
            label={t('remove', { line })}
            type="submit"
            name="remove"
            value={at}
            kind="quiet"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              goTo('article', 'next');
              remove(id);
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </td>
    </tr>
  );
});
