import { CircleUserRound, Globe, Menu, Search, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { LanguageLinks } from '#app/components/shell/place-switch.tsx';
import { Popover } from '#app/components/shell/popover.tsx';
import { SignOutLink } from '#app/components/shell/sign-out-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { WorkPerson } from './work-frame.tsx';

type Props = { person: WorkPerson | undefined; onMenu: () => void; onSearch: () => void };

const face = 'flex h-9 items-center gap-2 px-2 text-sm text-ground hover:bg-ground/15';
const panel = 'right-2 top-full w-64 border border-line bg-paper p-4 text-ink shadow-lift';

/** The bar with the shop's name, the search, the staff member and the language. */
export function WorkBar({ person, onMenu, onSearch }: Props) {
  const t = useTranslations('work');
  const { href, language, market } = useShop();
  return (
    <header className="sticky top-0 z-header flex h-12 items-center gap-1 bg-ink px-2 text-ground md:px-3">
      <button type="button" onClick={onMenu} aria-label={t('menu')} className={`${face} lg:hidden`}>
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <PageLink
        href={href('staff')}
        className="px-2 font-display text-2xl font-bold uppercase leading-none tracking-tight"
      >
        Yrke
      </PageLink>
      <SearchButton onSearch={onSearch} />
      <PageLink href={`/${language}`} className={face}>
        <Store aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">{t('toShop')}</span>
      </PageLink>
      <Popover
        group="work"
        summaryLabel={market.languages.find(({ code }) => code === language)?.name ?? language}
        summaryClass={`${face} uppercase`}
        summary={
          <>
            <Globe aria-hidden="true" className="size-4.5" />
            <span aria-hidden="true" className="max-md:hidden">{`${market.code} / ${language}`}</span>
          </>
        }
        panelClass={panel}
      >
        <LanguageLinks />
      </Popover>
      {person && <PersonMenu person={person} />}
    </header>
  );
}

/** Before scripts have loaded, the button is a link to the search page. */
function SearchButton({ onSearch }: Pick<Props, 'onSearch'>) {
  const t = useTranslations('work.search');
  const { href } = useShop();
  return (
    <a
      href={href('staffSearch')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSearch();
      }}
      className="ml-auto flex h-8 items-center gap-2 rounded-sm border border-ground/40 px-2.5 text-sm hover:border-ground md:mx-auto md:w-full md:max-w-md"
    >
      <Search aria-hidden="true" className="size-4" />
      <span className="sr-only">{t('open')}</span>
      <span aria-hidden="true" className="hidden flex-1 truncate text-left text-ground/80 md:block">
        {t('hint')}
      </span>
      <kbd aria-hidden="true" className="hidden rounded-xs border border-ground/40 px-1.5 font-sans text-xs md:block">
        /
      </kbd>
    </a>
  );
}

function PersonMenu({ person: { name, email } }: { person: WorkPerson }) {
  const t = useTranslations('work');
  const links = useTranslations('shell.account.links');
  const { href } = useShop();
  return (
    <Popover
      group="work"
      summaryLabel={t('person', { name })}
      summaryClass={face}
      summary={
        <>
          <CircleUserRound aria-hidden="true" className="size-5" />
          <span aria-hidden="true" className="hidden max-w-40 truncate lg:inline">
            {name}
          </span>
        </>
      }
      panelClass={panel}
    >
      <p className="font-semibold">{name}</p>
      <p className="truncate text-sm text-quiet">{email}</p>
      <p className="mt-3 border-t border-line pt-2">
        <PageLink href={href('accountSettings')} className="flex min-h-10 items-center hover:underline">
          {links('accountSettings')}
        </PageLink>
        <SignOutLink className="flex min-h-10 items-center font-semibold hover:underline" />
      </p>
    </Popover>
  );
}
