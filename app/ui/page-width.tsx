import type { ReactNode } from 'react';

/** The content width of a page, for screens from 320 to 2560 pixels. */
export function PageWidth({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-[1680px] px-5 md:px-10 xl:px-16 ${className}`}>{children}</div>;
}
