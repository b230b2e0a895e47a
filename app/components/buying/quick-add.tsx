import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';

const QuickSizes = lazy(async () => ({ default: (await import('./quick-sizes.tsx')).QuickSizes }));

type Props = { name: string; colour: ColourView; context: AssortmentContext };

/** A card's short way into the cart: its sizes come when they are asked for. Without scripts the card leads to the product. */
export function QuickAdd(props: Props) {
  const t = useTranslations('buying.quick');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="quick-add"
        aria-label={t('open', { name: props.name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Plus aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <QuickSizes {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
