import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import { type SearchAnswer, type SearchHit, searchGroups } from './search-results.ts';

type Props = { id: string; answer: SearchAnswer | undefined; chosen?: string | undefined; onChosen?: () => void };

/** The hits, grouped by kind. */
export function SearchHits({ id, answer, chosen, onChosen }: Props) {
  const t = useTranslations('work.search');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links
    <div id={id} role="listbox" aria-label={t('title')} className="mt-4 grid grid-cols-1 gap-5">
      {answer &&
        searchGroups
          .filter((group) => answer.groups[group].length > 0)
          .map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a list box
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="mb-1 text-xs font-semibold text-quiet">
                {t(`group.${group}`)}
              </p>
              {answer.groups[group].map((hit) => (
                <Hit key={hit.id} id={`${id}-${hit.id}`} hit={hit} isChosen={hit.id === chosen} onChosen={onChosen} />
              ))}
            </div>
          ))}
    </div>
  );
}

type HitProps = { id: string; hit: SearchHit; isChosen: boolean; onChosen: (() => void) | undefined };

function Hit({ id, hit: { title, hint, href }, isChosen, onChosen }: HitProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <PageLink
      ref={link}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a link as well
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={href}
      onClick={onChosen}
      className={cx(
        'flex min-h-9 items-baseline gap-3 px-3 py-1.5 hover:bg-sunken',
        isChosen && 'bg-sunken shadow-[inset_3px_0_0_var(--color-ink)]',
      )}
    >
      <span className="font-medium">{title}</span>
      <span className="min-w-0 flex-1 truncate text-sm text-quiet">{hint}</span>
    </PageLink>
  );
}
