import { useTranslations } from 'use-intl';
import { packLine } from '#app/components/catalogue/sale-texts.ts';
import { Price } from '#app/ui/price.tsx';
import type { PriceText } from './product-view.ts';
import { usePriceWords } from './use-price-words.ts';

type Props = { price: PriceText; mode: 'incl' | 'excl'; marketPrice: string | undefined };

/** The price, its VAT note, and the legally required lowest price during a campaign. */
export function PriceLine({ price, mode, marketPrice }: Props) {
  const t = useTranslations('product.price');
  const said = usePriceWords();
  const { before, per } = price;
  const beneath = packLine(price);
  return (
    <div>
      <Price
        size="large"
        current={said(price)}
        former={before?.text}
        hint={[per, t(mode === 'incl' ? 'inclVat' : 'exclVat')].filter(Boolean).join(', ')}
      />
      {beneath !== undefined && <p className="mt-1 tabular-nums">{beneath}</p>}
      {before && <p className="mt-1 text-sm text-quiet">{t('lowest30Days', { price: before.lowest30Days })}</p>}
      {marketPrice !== undefined && <p className="mt-1 text-sm">{t('market', { price: marketPrice })}</p>}
    </div>
  );
}
