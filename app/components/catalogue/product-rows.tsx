import { useTranslations } from 'use-intl';
import { Repeated } from '#app/markup/repeated.tsx';
import type { CardView } from './card-view.ts';
import { ProductRow, rowColumns } from './product-row.tsx';
import { useList } from './use-list.ts';
import { useStock } from './use-stock.ts';

/** Fifty products as rows with the stock of each size. */
export function ProductRows({ cards, priceNote }: { cards: readonly CardView[]; priceNote: string }) {
  const t = useTranslations('catalogue.rows');
  const { state } = useList();
  const stock = useStock(
    cards.map(({ partNo }) => partNo),
    state.context,
  );
  return (
    <>
      <div aria-hidden="true" className={`${rowColumns} border-b border-ink pb-2 eyebrow text-quiet max-md:hidden`}>
        <span className="col-start-2">{t('product')}</span>
        <span>{t('sizes')}</span>
        {priceNote !== '' && <span className="text-right">{t('price')}</span>}
      </div>
      <ul className="divide-y divide-line">
        {cards.map((card, at) => (
          <Repeated key={card.key} as="li" of={['row', card, priceNote, at === 0]}>
            <ProductRow card={card} priceNote={priceNote} stock={stock} isFirst={at === 0} />
          </Repeated>
        ))}
      </ul>
    </>
  );
}
