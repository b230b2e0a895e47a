import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { type StockBySku, useStock } from '#app/components/catalogue/use-stock.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ModalSurface } from '#app/ui/modal-surface.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { AddProblem } from './add-problem.tsx';
import { useAdd } from './use-add.ts';

type Props = {
  name: string;
  colour: ColourView;
  /** Pack size and its price. */
  pack: string | undefined;
  context: AssortmentContext;
  onClose: () => void;
  /** Called to add more than one, or other colours. */
  onSeveral: () => void;
};

/** The sizes of a card's colour; a click adds one. Shown on the card, or as a bottom sheet on phones. */
export function QuickSizes(props: Props) {
  const [isPhone] = useState(() => window.matchMedia('(width < 768px)').matches);
  return isPhone ? <Sheet {...props} /> : <Panel {...props} />;
}

function Sheet(props: Props) {
  const { name, colour, onClose } = props;
  return (
    <ModalSurface
      isOpen
      onClose={onClose}
      shape={{ as: 'dialog', size: 'small', fullScreenBelow: 'never' }}
      isDismissable
    >
      <DialogFrame title={name}>
        <p className="mb-4 text-quiet">{colour.name}</p>
        <Sizes {...props} />
      </DialogFrame>
    </ModalSurface>
  );
}

function Panel(props: Props) {
  const t = useTranslations('buying.quick');
  const ui = useTranslations('ui');
  const { onClose } = props;
  const panel = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-size]:not(:disabled)')?.focus({ preventScroll: true });
    const onPress = ({ target }: Event) => {
      const card = panel.current?.closest('article');
      if (target instanceof Node && !card?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from any of its buttons
    <fieldset
      ref={panel}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-x-0 bottom-0 z-20 max-h-full min-w-0 animate-rise overflow-y-auto border border-ink bg-paper p-3 shadow-lift"
    >
      <div className="mb-1 flex items-center justify-between gap-2">
        <p id={titleId} className="text-sm font-semibold">
          {t('title')}
        </p>
        <IconButton size="small" label={ui('close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Sizes {...props} />
    </fieldset>
  );
}

function Sizes({ colour: { partNo, sizes }, pack, context, onClose, onSeveral }: Props) {
  const t = useTranslations('catalogue');
  const quick = useTranslations('buying.quick');
  const stock = useStock([partNo], context);
  const { isBusy, problem, send } = useAdd();
  const [pressed, setPressed] = useState('');
  const buy = async (size: string) => {
    setPressed(size);
    // One pack, if it is sold in packs.
    if (await send(new URLSearchParams({ [`${quantityPrefix}${partNo}${size}`]: '1', context }))) onClose();
  };
  return (
    <div aria-busy={isBusy} className="grid gap-3">
      {pack !== undefined && <p className="text-sm text-quiet">{quick('pack', { pack })}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5">
        {sizes.map((size) => (
          <li key={size} className={cx(size === oneSizeCode && 'col-span-2')}>
            <SizeButton
              label={size === oneSizeCode ? t('card.oneSize') : size}
              stock={stock}
              sku={`${partNo}${size}`}
              isBusy={isBusy && pressed === size}
              onPress={() => void buy(size)}
            />
          </li>
        ))}
      </ul>
      <AddProblem problem={problem} onRetry={() => void buy(pressed)} />
      <Button kind="quiet" size="small" onClick={onSeveral} className="justify-self-start">
        {quick('several')}
      </Button>
    </div>
  );
}

type ButtonProps = {
  label: string;
  sku: string;
  stock: StockBySku | 'awaited' | undefined;
  isBusy: boolean;
  onPress: () => void;
};

function SizeButton({ label, sku, stock, isBusy, onPress }: ButtonProps) {
  const t = useTranslations('catalogue.stock');
  const dayOf = useDay();
  const known = typeof stock === 'object' ? (stock[sku] ?? { onHand: 0 }) : undefined;
  const isOut = known !== undefined && known.onHand <= 0;
  const day = isOut && known.next !== undefined ? dayOf(known.next) : '';
  const isGone = isOut && day === '';
  return (
    <button
      type="button"
      data-size
      disabled={isGone}
      onClick={onPress}
      className={cx(
        'relative grid min-h-11 w-full place-content-center border border-line bg-paper px-1 text-center text-sm leading-tight',
        isGone ? 'cursor-not-allowed text-quiet line-through' : 'hover:border-ink hover:bg-ink hover:text-ground',
      )}
    >
      <span className={cx('font-semibold', isBusy && 'opacity-0')}>{label}</span>
      {day !== '' && <span className="text-xs">{day}</span>}
      {isGone && <span className="sr-only">{t('none')}</span>}
      {day !== '' && <span className="sr-only">{t('next', { day })}</span>}
      {isBusy && <Spinner size="small" className="absolute inset-0 items-center justify-center" />}
    </button>
  );
}
