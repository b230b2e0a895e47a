import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SkipLink } from '#app/components/shell/skip-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Picture } from '#app/ui/picture.tsx';
import { pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';

type Scene = { path: string; version: string | undefined };

type Props = {
  scene: Scene;
  /** The name of the dealer through whose link the visitor came. */
  reseller: string | undefined;
  children: ReactNode;
};

/** The frame of the sign-in pages: the form, and on wide screens a picture beside it. */
export function PortalFrame({ scene, reseller, children }: Props) {
  const { language } = useShop();
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-2">
      <SkipLink />
      <div className="flex min-w-0 flex-col px-5 md:px-10">
        <header className="flex h-16 items-center justify-between gap-6 md:h-20">
          <div className="flex min-w-0 items-center gap-4">
            <a href={`/${language}`} className="font-display text-3xl font-bold uppercase leading-none tracking-tight">
              Yrke
            </a>
            {reseller && (
              <span className="min-w-0 border-l border-line pl-4 font-display text-lg font-semibold leading-tight wrap-anywhere">
                {reseller}
              </span>
            )}
          </div>
          <LanguageLinks />
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col py-8 outline-none md:justify-center md:py-14">
          <div className="mx-auto w-full max-w-md">{children}</div>
        </main>
      </div>
      <div className="sticky top-0 hidden h-dvh bg-ink lg:block [&>img]:size-full [&>img]:object-cover">
        <Picture
          address={(width) => pictureUrl(scene.path, scene.version, width)}
          widths={pageImageWidths}
          alt=""
          width={4}
          height={5}
          sizes="50vw"
          colour="#16181a"
        />
      </div>
    </div>
  );
}

/** Plain links, because another language is a full page load with its own texts. */
function LanguageLinks() {
  const t = useTranslations('shell.place');
  const { language, market } = useShop();
  const { pathname, search } = useLocation();
  if (market.languages.length === 1) return null;
  const hrefIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', code);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={t('chooseLanguage')}>
      <ul className="flex gap-x-4">
        {market.languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={hrefIn(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-11 items-center text-sm text-quiet underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
