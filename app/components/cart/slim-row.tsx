import { useTranslations } from 'use-intl';
import { largestQuantity } from '#core/quantity.ts';
import type { RowView } from './cart-page-view.ts';

type Props = { row: RowView; heading: 'h2' | 'h3' };

/** A row in few bytes: what it is, and the form by which it is changed and removed without scripts. Its list dresses it. */
export function SlimRow({ row: { id, name, href, partNo, colour, size, quantity, price }, heading: Heading }: Props) {
  const t = useTranslations('cart');
  return (
    <form method="post">
      <input type="hidden" name="rowId" value={id} />
      <Heading>{href === undefined ? name : <a href={href}>{name}</a>}</Heading>
      <p>{[partNo, colour?.name, size].filter((part) => part).join(' · ')}</p>
      <label>
        {t('row.quantity')}
        <input type="number" name="quantity" min={0} max={largestQuantity} step="any" defaultValue={quantity} />
      </label>
      {typeof price === 'object' && <b>{price.total}</b>}
      <button type="submit" name="intent" value="row">
        {t('row.update')}
      </button>
      <button type="submit" name="intent" value="remove">
        {t('bulk.remove')}
      </button>
    </form>
  );
}
