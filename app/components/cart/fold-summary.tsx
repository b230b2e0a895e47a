import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** The quiet head of something in a row that is folded away until asked for. */
export function FoldSummary({ children }: { children: ReactNode }) {
  return (
    <summary className="inline-flex min-h-9 items-center gap-1.5 text-sm text-quiet underline-offset-4 hover:text-ink hover:underline">
      {children}
      <ChevronDown aria-hidden="true" className="size-4 transition-[rotate] in-open:rotate-180" />
    </summary>
  );
}
