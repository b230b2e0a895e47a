import { Search } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CartButton } from '#app/components/buying/cart-button.tsx';
import { SearchBox } from '#app/components/catalogue/search-box.tsx';
import { FavouritesLink } from '#app/components/favourites/favourites-link.tsx';
import type { ShellData } from '#app/frame-data/use-shell-data.ts';
import { AccountMenu } from './account-menu.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { NoticesLink } from './notices-link.tsx';
import { PageLink } from './page-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PlaceSwitch } from './place-switch.tsx';
import { Popover } from './popover.tsx';
import { PriceSwitch } from './price-choice.tsx';
import { useShop } from './use-shop.ts';

/** The page header: name, categories, account, market and language. */
export function PageHeader({ shell: { menu, user, markets, prices, isFromProcurement } }: { shell: ShellData }) {
  const { language } = useShop();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[1680px] items-center gap-3 px-5 max-[359px]:gap-1 md:px-10 xl:px-16">
        <PhoneMenu panels={menu}>
          <PriceSwitch prices={prices} className="mt-4 flex" />
        </PhoneMenu>
        <PageLink
          href={`/${language}`}
          className="font-display text-[2rem] font-bold uppercase leading-none tracking-tight"
        >
          Yrke
        </PageLink>
        <div className="mx-4 hidden max-w-xl flex-1 md:block lg:mx-10">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center gap-1 text-sm max-[359px]:gap-0 md:gap-3">
          <PhoneSearch />
          <PriceSwitch prices={prices} className="hidden px-2 md:flex" />
          <PlaceSwitch markets={markets} />
          <AccountMenu user={user} />
          {user?.unreadNotices !== undefined && <NoticesLink count={user.unreadNotices} />}
          {!isFromProcurement && <FavouritesLink />}
          <CartButton />
        </div>
      </div>
      <div className="mx-auto hidden max-w-[1680px] md:block md:px-7 lg:px-6 xl:px-12">
        <HeaderMenu panels={menu} />
      </div>
    </header>
  );
}

/** On phones the search field opens by an icon. */
function PhoneSearch() {
  const t = useTranslations('shell.search');
  return (
    <div className="md:hidden">
      <Popover
        group="header"
        summaryLabel={t('label')}
        summaryClass="grid size-11 place-items-center"
        summary={<Search aria-hidden="true" className="size-5" />}
        panelClass="inset-x-0 top-full border-y border-line bg-paper px-5 py-4"
      >
        <SearchBox />
      </Popover>
    </div>
  );
}
