import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { MarketSwitch } from '#app/components/shell/market-switch.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { isLanguageOf, isUnknownLanguage } from '#modules/market/language.ts';
import { listMarketLinks } from '#modules/market/list-market-links.server.ts';
import type { Route } from './+types/home.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (isUnknownLanguage(visit.market, params.lang)) throw redirect('/', 302);
  if (!isLanguageOf(visit.market, params.lang)) throw notFound();
  return listMarketLinks(context.get(shopContext), visit);
}

export default function Home({ loaderData: { country, currency, markets } }: Route.ComponentProps) {
  const t = useTranslations('shell.home');
  return (
    <>
      <title>{`Yrke | ${t('title')}`}</title>
      <section className="max-w-3xl border-l-8 border-signal pl-6 md:pl-8">
        <h1 className="font-display text-5xl font-bold leading-[0.95] text-balance md:text-7xl">{t('title')}</h1>
        <p className="mt-6 text-lg">{t('intro', { country, currency })}</p>
      </section>
      <section className="mt-16">
        <MarketSwitch markets={markets} />
      </section>
    </>
  );
}
