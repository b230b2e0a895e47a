import { useTranslations } from 'use-intl';
import type { CardView } from './card-view.ts';
import { ProductRow } from './product-row.tsx';
import { useList } from './use-list.ts';
import { useStock } from './use-stock.ts';

/** Fifty products to scan, with what is there of each size. */
export function ProductRows({ cards, priceNote }: { cards: readonly CardView[]; priceNote: string }) {
  const t = useTranslations('catalogue.rows');
  const { state } = useList();
  const stock = useStock(
    cards.map(({ partNo }) => partNo),
    state.context,
  );
  return (
    <>
      <div
        aria-hidden="true"
        className="hidden gap-x-6 border-b border-ink pb-2 eyebrow text-quiet md:grid md:grid-cols-[4.5rem_minmax(0,15rem)_minmax(0,1fr)_9rem]"
      >
        <span className="col-start-2">{t('product')}</span>
        <span>{t('sizes')}</span>
        {priceNote !== '' && <span className="text-right">{t('price')}</span>}
      </div>
      <ul className="divide-y divide-line">
        {cards.map((card, at) => (
          <li key={card.key}>
            <ProductRow card={card} priceNote={priceNote} stock={stock} isFirst={at === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
