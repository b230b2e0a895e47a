import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';

type Props = { label: ReactNode; opensAtOnce?: boolean; children: ReactNode };

/**
 * Expandable content of a row. Not the native details element: browsers lay out hundreds of those even when closed,
 * which takes longer than the rest of a large cart.
 */
export function Fold({ label, opensAtOnce = false, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(opensAtOnce);
  return (
    <div className={cx('min-w-0', isOpen && 'basis-full')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm text-quiet underline-offset-4 hover:text-ink hover:underline noscript:hidden"
      >
        {label}
        <ChevronDown aria-hidden="true" className={cx('size-4 transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
