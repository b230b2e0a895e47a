import { Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { loadedAhead } from '#app/ui/loaded-ahead.ts';
import { comparedAddress } from './compared.ts';
import { useCompared } from './use-compared.ts';

const loadDrawer = async () => ({ default: (await import('./compare-drawer.tsx')).CompareDrawer });
const CompareDrawer = lazy(loadDrawer);

/** Shown below lists and products when something is compared: a click opens the drawer, a new tab the page. */
export function CompareBar() {
  const t = useTranslations('compare');
  const { href } = useShop();
  const { partNos } = useCompared();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      {partNos.length > 0 && (
        <PageLink
          {...loadedAhead(loadDrawer)}
          href={comparedAddress(href('compare'), partNos)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            open();
          }}
          aria-haspopup="dialog"
          className="compare-bar"
        >
          <Scale aria-hidden="true" className="size-5 text-signal" />
          {t('open', { count: partNos.length })}
        </PageLink>
      )}
      {wasOpened && (
        <Suspense>
          <CompareDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
