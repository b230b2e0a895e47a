import { Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Repeated } from '#app/markup/repeated.tsx';
import { Popover } from './popover.tsx';
import { useAlternates } from './use-alternates.ts';
import { useShop } from './use-shop.ts';

export type MarketLink = { code: string; name: string; url: string; current: boolean };

/** Language and market switch: the same page in another language, or the home page of another country. */
export function PlaceSwitch({ markets }: { markets: readonly MarketLink[] }) {
  const t = useTranslations('shell.place');
  const { language, market } = useShop();
  const country = markets.find(({ current }) => current)?.name ?? market.name;
  return (
    <Popover
      group="header"
      summaryLabel={t('current', {
        country,
        language: market.languages.find(({ code }) => code === language)?.name ?? '',
      })}
      summaryClass="flex h-11 items-center gap-2 px-2 font-medium uppercase"
      summary={
        <>
          <Globe aria-hidden="true" className="size-5" />
          <span aria-hidden="true" className="hidden sm:inline">{`${market.code} / ${language}`}</span>
        </>
      }
      panelClass="right-0 top-full max-h-[80dvh] w-full overflow-y-auto border border-line bg-paper p-6 shadow-[0_24px_40px_-24px_rgb(22_24_26/0.25)] sm:right-5 sm:w-[28rem] md:right-10"
    >
      <LanguageLinks />
      <Repeated as="nav" of={markets} aria-labelledby="markets" className="mt-5 border-t border-line pt-5">
        <h2 id="markets" className="font-semibold">
          {t('chooseMarket')}
        </h2>
        <p className="text-sm text-quiet">{t('marketHint')}</p>
        <ul className="mt-3 grid grid-cols-2 gap-x-4 [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a:hover]:underline [&_[aria-current]]:font-semibold [&_span]:w-6 [&_span]:font-display [&_span]:text-sm [&_span]:font-semibold [&_span]:uppercase [&_span]:text-quiet">
          {markets.map(({ code, name, url, current }) => (
            <li key={code}>
              <a href={url} aria-current={current ? 'true' : undefined}>
                <span aria-hidden="true">{code}</span>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Repeated>
    </Popover>
  );
}

/** Plain links with a page load, because another language needs other texts. */
export function LanguageLinks() {
  const t = useTranslations('shell.place');
  const { language, market } = useShop();
  const alternates = useAlternates();
  return (
    <nav aria-label={t('chooseLanguage')}>
      <h2 className="font-semibold">{t('chooseLanguage')}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {market.languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={alternates[code] ?? `/${code}`}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-10 items-center hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
