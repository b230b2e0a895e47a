import type { ReactNode } from 'react';
import { type Back, BackLink } from './back-link.tsx';

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
      {back && <BackLink {...back} className="mb-1 text-sm" />}
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
