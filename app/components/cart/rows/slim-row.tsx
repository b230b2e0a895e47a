import { useTranslations } from 'use-intl';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { largestQuantity } from '#core/quantity.ts';
import type { RowView } from '../cart-page-view.ts';

type Props = { row: RowView; heading: 'h2' | 'h3' };

/**
 * A row with few bytes and elements, as readable and searchable text. Its form is rendered only without scripts,
 * because hundreds of forms block a browser for seconds. The list styles it.
 */
export function SlimRow({ row, heading: Heading }: Props) {
  const { name, href, partNo, colour, size, price } = row;
  const t = useTranslations('catalogue.card');
  const total = typeof price === 'object' ? price.total : undefined;
  const sizeName = size === oneSizeCode ? t('oneSize') : size;
  return (
    <>
      <Heading>{href === undefined ? name : <a href={href}>{name}</a>}</Heading>
      <p>{[partNo, colour?.name, sizeName, total].filter((part) => part).join(' · ')}</p>
      <noscript>
        <SlimForm row={row} />
      </noscript>
    </>
  );
}

/** Rendered only by the server: with scripts, browsers ignore the content of noscript. */
function SlimForm({ row: { id, quantity } }: { row: RowView }) {
  const t = useTranslations('cart');
  return (
    <form method="post">
      <input type="hidden" name="rowId" value={id} />
      <label>
        {t('row.quantity')}
        <input type="number" name="quantity" min={0} max={largestQuantity} step="any" defaultValue={quantity} />
      </label>
      <button type="submit" name="intent" value="row">
        {t('row.update')}
      </button>
      <button type="submit" name="intent" value="remove">
        {t('bulk.remove')}
      </button>
    </form>
  );
}
