import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { OwnWithdrawal } from './withdrawal-view.ts';

/** The visitor's orders that can be withdrawn from; other visitors get a link to sign in. */
export function OwnWithdrawals({ own }: { own: readonly OwnWithdrawal[] | undefined }) {
  const t = useTranslations('order-page.withdrawal');
  const { href, language } = useShop();
  const dayOf = useDay();
  return (
    <section>
      <h2 className="mb-3 font-display text-2xl font-semibold">{t('own')}</h2>
      {own === undefined && (
        <p>
          {t('account')}{' '}
          <TextLink to={`/login?returnTo=${encodeURIComponent(href('withdrawal'))}&lang=${language}`} reloadDocument>
            {t('signIn')}
          </TextLink>
        </p>
      )}
      {own?.length === 0 && <p>{t('none')}</p>}
      {own && own.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {own.map(({ orderNo, day, href: to }) => (
            <li key={orderNo} className="py-2">
              <TextLink to={to} look="onward">
                {t('order', { orderNo, day: dayOf(day) })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
