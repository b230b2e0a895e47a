import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type FrameMarket = { code: string; name: string; languages: { code: string; name: string }[] };

type Props = { market: FrameMarket; language: string; children: ReactNode };

export function PageFrame({ market, language, children }: Props) {
  const t = useTranslations('shell');
  return (
    <div className="flex min-h-screen flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-10 focus:bg-signal focus:px-4 focus:py-2"
      >
        {t('skipToContent')}
      </a>
      <header className="border-b border-line bg-paper">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 md:px-10">
          <Link to={`/${language}`} className="font-display text-3xl font-bold uppercase leading-none tracking-tight">
            Yrke
          </Link>
          <p className="hidden text-sm text-quiet md:block">{t('tagline')}</p>
          <nav aria-label={t('language.choose')} className="ml-auto">
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {market.languages.map(({ code, name }) => (
                <li key={code}>
                  <a
                    href={`/${code}`}
                    lang={code}
                    hrefLang={code}
                    aria-current={code === language ? 'true' : undefined}
                    className="py-1 aria-[current]:border-b-2 aria-[current]:border-ink aria-[current]:font-semibold"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-5 py-10 outline-none md:px-10 md:py-16"
      >
        {children}
      </main>
      <footer className="bg-ink text-ground">
        <p className="mx-auto max-w-7xl px-5 py-8 text-sm md:px-10">{t('footer.about')}</p>
      </footer>
    </div>
  );
}
