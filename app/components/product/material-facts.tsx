import { useTranslations } from 'use-intl';
import type { ProductView } from './product-view.ts';

/** Material, weight and care. */
export function MaterialFacts({ material }: { material: NonNullable<ProductView['material']> }) {
  const t = useTranslations('product.material');
  const { name, composition, gsm, wash, care } = material;
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <dl className="grid content-start gap-4">
        <div>
          <dt className="text-sm text-quiet">{t('fabric')}</dt>
          <dd className="font-semibold">{name}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('composition')}</dt>
          <dd>{composition}</dd>
        </div>
        {gsm > 0 && (
          <div>
            <dt className="text-sm text-quiet">{t('weight')}</dt>
            <dd>{t('gsm', { gsm })}</dd>
          </div>
        )}
      </dl>
      {care.length > 0 && (
        <div className="flex gap-5">
          {wash !== undefined && <img src={wash} alt="" width={56} height={56} className="size-14 shrink-0" />}
          <ul className="grid content-start gap-2">
            {care.map(({ text, symbol }) => (
              <li key={text} className="flex items-center gap-3">
                {symbol !== undefined && <img src={symbol} alt="" width={32} height={32} className="size-8" />}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
