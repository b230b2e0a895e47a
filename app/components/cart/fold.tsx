import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';

type Props = { label: ReactNode; opensAtOnce?: boolean; children: ReactNode };

/**
 * Something in a row that comes when it is asked for. Not the native element: what hundreds of those hide is laid out all the
 * same, which takes a browser longer than all the rest of a large cart.
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
