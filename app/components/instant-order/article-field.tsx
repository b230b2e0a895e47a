/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list cannot show a name beside a number */
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import { controlClassesOf } from '#app/ui/fields/control-style.ts';
import { isEan, type TypedLine } from '#modules/instant-order/order-line.ts';
import { linesOfText } from '#modules/instant-order/read-lines.ts';
import { type SearchedAssortment, useVariants, type Variant } from './use-variants.ts';

/** Scroll margins, so that fixed bars do not cover a field that is scrolled into view. */
export const clearOfBars = 'scroll-mt-36 scroll-mb-36';

type Props = {
  id: string;
  name?: string;
  label: string;
  value: string;
  describedBy: string | undefined;
  isWrong: boolean;
  onType: (article: string) => void;
  onChoose: (variant: Variant) => void;
  onPasteLines?: (lines: readonly TypedLine[]) => void;
  /** Called for Enter, and for the up and down keys while no list is open. Without it these keys work as in any field. */
  onLeave?: (to: 'next' | 'up' | 'down') => void;
  size?: 'small' | 'medium';
  /** Where suggestions come from. */
  context?: SearchedAssortment;
};

/** A number as typed, scanned or pasted, with suggestions. */
export function ArticleField({
  id,
  name = 'article',
  label,
  value,
  describedBy,
  isWrong,
  onType,
  onChoose,
  onPasteLines,
  onLeave,
  size = 'small',
  context = 'All',
}: Props) {
  const t = useTranslations('instant-order');
  const { language } = useShop();
  const listId = useId();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const variants = useVariants(value, language, isTyping && !isEan(value), context);
  const isOpen = variants.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const choose = (variant: Variant) => {
    close();
    onChoose(variant);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const chosen = isOpen ? variants[active] : undefined;
      close();
      if (chosen) onChoose(chosen);
      else if (onLeave) onLeave('next');
      else return;
    } else if (step !== 0 && isOpen)
      setActive((active + step + variants.length + (active < 0 && step < 0 ? 1 : 0)) % variants.length);
    else if (step !== 0 && onLeave) onLeave(step > 0 ? 'down' : 'up');
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!onPasteLines || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    close();
    onPasteLines(linesOfText(text));
  };
  return (
    <div className="relative">
      <input
        id={id}
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => {
          setTyping(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={close}
        className={cx(controlClassesOf(size), clearOfBars, 'tabular-nums')}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute left-0 top-full z-popover mt-1 scroll-mb-28 w-[max(100%,20rem)] max-w-[calc(100vw-2.5rem)] border border-ink bg-paper shadow-overlay"
      >
        {variants.map((variant, at) => (
          <Option
            key={variant.sku}
            id={`${listId}-${at}`}
            isActive={at === active}
            variant={variant}
            onChoose={choose}
          />
        ))}
      </div>
    </div>
  );
}

type OptionProps = { id: string; isActive: boolean; variant: Variant; onChoose: (variant: Variant) => void };

function Option({ id, isActive, variant, onChoose }: OptionProps) {
  const { sku, productName, look } = variant;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(variant)}
      className="cursor-pointer border-t border-line px-3 py-2 text-sm first:border-0 hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_4px_0_0_var(--color-ink)]"
    >
      <span className="block font-medium tabular-nums">{sku}</span>
      <span className="block text-quiet">
        {productName}, {look}
      </span>
    </div>
  );
}
