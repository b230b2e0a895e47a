import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';

type Props = { items: readonly { readonly sku: string; readonly name: string }[] };

/** In the visit of a procurement system: rows of the cart that is edited which cannot be bought any more. */
export function LeftOutNotice({ items }: Props) {
  const t = useTranslations('cart.leftOut');
  if (items.length === 0) return null;
  return (
    <Notice tone="warn" title={t('title')} className="mb-6">
      <p>{t('text')}</p>
      <ul className="mt-2 grid gap-1">
        {items.map(({ sku, name }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an article may be in several rows, and the list does not change
          <li key={index} className="wrap-anywhere">
            {name && <strong className="font-semibold">{name}</strong>} {sku}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
