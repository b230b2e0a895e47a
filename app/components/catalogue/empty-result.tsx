import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { clearFilters, hasFilters, searchFor } from './list-changes.ts';
import { PlaceLinks } from './list-heading.tsx';
import { ListLink } from './list-link.tsx';
import type { PlaceLink } from './list-view.ts';
import { useListAddress } from './use-list.ts';

type Props = { searchText: string; didYouMean: string | undefined; elsewhere: readonly PlaceLink[] };

/** Shown if nothing was found: possible reasons and links. */
export function EmptyResult({ searchText, didYouMean, elsewhere }: Props) {
  const t = useTranslations('catalogue.empty');
  const { address, hrefOf } = useListAddress();
  const isNarrowed = hasFilters(address);
  const text = searchText === '' ? (isNarrowed ? t('filtered') : t('place')) : t('search');
  return (
    <>
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={searchText === '' ? t('title') : t('titleFor', { text: searchText })}
        actions={
          <>
            {isNarrowed && (
              <ListLink href={hrefOf(clearFilters(address))} className={buttonClasses({})}>
                {t('clear')}
              </ListLink>
            )}
            {searchText !== '' && (
              <ListLink href={hrefOf(searchFor(address, ''))} className={buttonClasses({ kind: 'secondary' })}>
                {t('withoutText')}
              </ListLink>
            )}
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
      <DidYouMean text={didYouMean} />
      {elsewhere.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-4 font-display text-subheading font-semibold">{t('elsewhere')}</h2>
          <PlaceLinks links={elsewhere} />
        </section>
      )}
    </>
  );
}

/** A corrected spelling, if the typed one finds little. */
export function DidYouMean({ text }: { text: string | undefined }) {
  const t = useTranslations('catalogue');
  const { address, hrefOf } = useListAddress();
  if (text === undefined) return null;
  return <p className="mt-4">{t.rich('didYouMean', { text, link: linkTo(hrefOf(searchFor(address, text))) })}</p>;
}

const linkTo = (href: string) => (words: ReactNode) => (
  <ListLink href={href} className="font-semibold underline underline-offset-4">
    {words}
  </ListLink>
);
