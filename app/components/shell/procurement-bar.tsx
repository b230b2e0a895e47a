import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useIsFramed, VisitTokenField } from '#app/components/framed/visit-token.tsx';
import { Button } from '#app/ui/button.tsx';
import { useShop } from './use-shop.ts';

/** On every page of a visit from a procurement system: it takes the cart back, also an empty one. */
export function ProcurementBar() {
  const t = useTranslations('shell.procurement');
  const { href } = useShop();
  const { pathname } = useLocation();
  const isFramed = useIsFramed();
  const exit = href('checkoutStatusPunchoutConfirmed');
  if (pathname === exit) return null;
  return (
    <section
      aria-label={t('label')}
      data-procurement
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-signal px-5 py-2 text-center text-sm text-ink"
    >
      <p className="min-w-0 wrap-anywhere">{t('text')}</p>
      <form method="post" action={exit}>
        <VisitTokenField />
        <Button type="submit" size="small" kind="secondary">
          {t('back')}
        </Button>
      </form>
      {isFramed && (
        <form method="post" action="/api/auth/login/window">
          <VisitTokenField />
          <Button type="submit" size="small" kind="quiet">
            {t('window')}
          </Button>
        </form>
      )}
    </section>
  );
}
