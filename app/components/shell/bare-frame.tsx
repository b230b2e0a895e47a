import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

/** The frame of system pages, without shared data. */
export function BareFrame({ language, children }: { language: string; children: ReactNode }) {
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-[1680px] items-center px-5 md:h-20 md:px-10 xl:px-16">
          <a href={`/${language}`} className="font-display text-3xl font-bold uppercase leading-none tracking-tight">
            Yrke
          </a>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1680px] flex-1 px-5 py-10 outline-none md:px-10 xl:px-16 md:py-16"
      >
        {children}
      </main>
    </div>
  );
}
