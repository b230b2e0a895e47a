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
 * Quick add on a card: one click adds a size, and a table adds several; company buyers get the table first. Without
 * scripts it links to a page with all sizes.
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
