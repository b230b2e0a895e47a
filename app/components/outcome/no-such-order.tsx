import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

/** Shown if the link is missing or invalid. */
export function NoSuchOrder() {
  const t = useTranslations('outcome.missing');
  const { href } = useShop();
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <PageHeading title={t('title')} intro={t('text')} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('home')}>{t('home')}</ButtonLink>
        <ButtonLink to={href('checkout')} kind="secondary">
          {t('cart')}
        </ButtonLink>
      </div>
    </>
  );
}
