import { Pencil } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { loadSurface, useDialog } from '#app/ui/dialog-host.tsx';
import { loadedAhead } from '#app/ui/loaded-ahead.ts';
import { useCart } from '../cart-context.ts';
import type { CartPageView, RowView } from '../cart-page-view.ts';

const loadDialog = async () => ({ default: (await import('#app/components/vas/services-dialog.tsx')).ServicesDialog });
const ServicesDialog = lazy(loadDialog);

/** What is done to the garments of a row, and the way to change it. */
export function RowServices({ row, coworkers }: { row: RowView; coworkers: CartPageView['coworkers'] }) {
  const t = useTranslations('cart.row');
  const { href } = useShop();
  const dialog = useDialog();
  const cart = useCart();
  return (
    <div className="mt-2 text-sm">
      <ul className="grid gap-1">
        {row.services.map(({ id, name, price, positionName, lines, isLogoWaiting, lacksLogo }) => (
          <li key={id}>
            <span className="flex flex-wrap gap-x-2">
              <span>+ {[name, positionName].filter((part) => part).join(', ')}</span>
              {price !== undefined && <span className="text-quiet tabular-nums">{price}</span>}
            </span>
            {lines.length > 0 && <span className="block pl-3 font-medium wrap-anywhere">{lines.join(' / ')}</span>}
            {isLogoWaiting && <span className="block pl-3 text-warn">{t('logoWaits')}</span>}
            {lacksLogo && <span className="block pl-3 text-warn">{t('noLogo')}</span>}
          </li>
        ))}
      </ul>
      {row.services.length > 0 && (
        <PageLink href={href('cartProofs')} className="mr-4 inline-flex min-h-11 items-center underline">
          {t('proofs')}
        </PageLink>
      )}
      {row.offersServices && (
        <button
          type="button"
          aria-label={t('servicesOf', { name: row.name })}
          {...loadedAhead(loadSurface, loadDialog)}
          onClick={() => dialog.open({ component: ServicesDialog, props: { row, coworkers, cart } })}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline underline-offset-4 hover:no-underline noscript:hidden"
        >
          <Pencil aria-hidden="true" className="size-4" />
          {t('services')}
        </button>
      )}
    </div>
  );
}
