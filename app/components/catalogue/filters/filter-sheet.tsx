import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Drawer } from '#app/ui/drawer.tsx';
import { clearFilters, filterCount } from '../list-changes.ts';
import { ListLink } from '../list-link.tsx';
import { useList, useListAddress } from '../use-list.ts';
import { FilterGroups } from './filter-groups.tsx';

/** The filters on phones: a sheet over the list, loaded when it first opens. */
export function FilterSheet() {
  const t = useTranslations('catalogue.filters');
  const [isOpen, setOpen] = useState(false);
  const { state, isSplit } = useList();
  const { address, hrefOf } = useListAddress();
  const chosen = filterCount(address);
  return (
    <>
      <Button kind="secondary" className="h-12 lg:hidden noscript:hidden" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {t('title')}
        {chosen > 0 && (
          <span className="grid h-5 min-w-5 place-items-center bg-ink px-1 text-sm text-ground tabular-nums">
            <span aria-hidden="true">{chosen}</span>
            <span className="sr-only">{t('chosen', { count: chosen })}</span>
          </span>
        )}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        side="left"
        title={t('title')}
        actions={
          <>
            {chosen > 0 && (
              <ListLink href={hrefOf(clearFilters(address))} className={buttonClasses({ kind: 'secondary' })}>
                {t('clear')}
              </ListLink>
            )}
            <Button onClick={() => setOpen(false)}>
              {t(isSplit ? 'showResults' : 'show', { count: state.total })}
            </Button>
          </>
        }
      >
        <div className="-mt-4">
          <FilterGroups />
        </div>
      </Drawer>
    </>
  );
}
