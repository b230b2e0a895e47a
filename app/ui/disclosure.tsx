import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { label: ReactNode; children: ReactNode; isOpen?: boolean; className?: string };

/** Expandable details. */
export function Disclosure({ label, children, isOpen = false, className }: Props) {
  return (
    <details open={isOpen} className={className}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2">
        {label}
        <ChevronDown aria-hidden="true" className="size-4.5 transition-[rotate] in-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
