import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { LazyMatrix } from './lazy-matrix.tsx';
import { opensHere, useSizesHref } from './sizes-href.ts';

type Props = { name: string; partNo: string; href: string; context: AssortmentContext };

/**
 * Quick add in a list row for visitors without quantity fields: opens all sizes. Without scripts it links to a page.
 */
export function RowQuickAdd({ name, partNo, href, context }: Props) {
  const t = useTranslations('buying.quick');
  const sizesHref = useSizesHref(href, context);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={sizesHref}
        aria-haspopup="dialog"
        onClick={(event) => opensHere(event) && setOpen(true)}
        className={buttonClasses({ kind: 'secondary', size: 'small', className: 'mt-2' })}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {t('sizes')}
        <span className="sr-only">, {name}</span>
      </a>
      {isOpen && <LazyMatrix name={name} partNo={partNo} context={context} onClose={() => setOpen(false)} />}
    </>
  );
}
