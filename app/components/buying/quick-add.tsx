import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import { LazyMatrix } from '#app/components/quick-add/lazy-matrix.tsx';
import { opensHere, useSizesHref } from '#app/components/quick-add/sizes-href.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';

const QuickSizes = lazy(async () => ({ default: (await import('./quick-sizes.tsx')).QuickSizes }));

type Props = {
  name: string;
  /** The product's page. */
  href: string;
  colour: ColourView;
  pack: string | undefined;
  context: AssortmentContext;
  isBusiness: boolean;
};

/**
 * A card's short way into the cart: a size is bought with a press, several at once in a table, which is what buyers of
 * companies get at once. Without scripts all sizes have a page.
 */
export function QuickAdd({ href, isBusiness, ...props }: Props) {
  const t = useTranslations('buying.quick');
  const [open, setOpen] = useState<'sizes' | 'matrix'>();
  const link = useRef<HTMLAnchorElement>(null);
  const sizesHref = useSizesHref(href, props.context);
  const close = () => {
    setOpen(undefined);
    link.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <a
        ref={link}
        href={sizesHref}
        className="quick-add"
        aria-label={t('open', { name: props.name })}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        onClick={(event) => opensHere(event) && setOpen(open ? undefined : isBusiness ? 'matrix' : 'sizes')}
      >
        <Plus aria-hidden="true" />
      </a>
      {open === 'matrix' && (
        <LazyMatrix name={props.name} partNo={props.colour.partNo} context={props.context} onClose={close} />
      )}
      {open === 'sizes' && (
        <Suspense>
          <QuickSizes {...props} onClose={close} onSeveral={() => setOpen('matrix')} />
        </Suspense>
      )}
    </>
  );
}
