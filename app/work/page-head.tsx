import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '#app/components/shell/page-link.tsx';

export type Back = { readonly href: string; readonly text: string };

type Props = {
  title: string;
  intro?: ReactNode;
  /** Link to the list that the object belongs to. */
  back?: Back | undefined;
  status?: ReactNode;
  actions?: ReactNode;
};

/** The head of a work screen, kept low to leave room for the content. */
export function PageHead({ title, intro, back, status, actions }: Props) {
  return (
    <header className="mb-4">
      <title>{`${title} | Yrke`}</title>
      {back && (
        <PageLink
          href={back.href}
          className="mb-1 -ml-1 inline-flex min-h-6 items-center gap-1 text-sm text-quiet hover:text-ink hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {back.text}
        </PageLink>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-3xl">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="font-display text-3xl font-bold leading-tight wrap-anywhere">{title}</h1>
            {status}
          </div>
          {intro && <p className="mt-1 text-sm text-quiet text-pretty">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
