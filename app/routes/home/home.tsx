import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { MarketSwitch } from '#app/components/shell/market-switch.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { Picture } from '#app/ui/picture.tsx';
import { isLanguageOf, isUnknownLanguage } from '#modules/market/language.ts';
import { listMarketLinks } from '#modules/market/list-market-links.server.ts';
import { pageImageWidths } from '#modules/media/image-widths.ts';
import { pictureUrl } from '#modules/media/picture-address.ts';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import type { Route } from './+types/home.ts';

const scene = 'scenes/building-site-wide.jpg';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (isUnknownLanguage(visit.market, params.lang)) throw redirect('/', 302);
  if (!isLanguageOf(visit.market, params.lang)) throw notFound();
  return { ...listMarketLinks(shop, visit), sceneVersion: await pictureVersionOf(shop, scene) };
}

export default function Home({ loaderData: { country, currency, markets, sceneVersion } }: Route.ComponentProps) {
  const t = useTranslations('shell.home');
  return (
    <>
      <title>{`Yrke | ${t('title')}`}</title>
      <section className="relative -mx-5 -mt-10 flex flex-col md:-mx-10 md:-mt-16">
        {sceneVersion !== undefined && (
          <Picture
            address={(width) => pictureUrl(scene, sceneVersion, width)}
            widths={pageImageWidths}
            alt=""
            width={1920}
            height={1080}
            sizes="(min-width: 1280px) 1280px, 100vw"
            first
            colour="#c9d0d1"
            className="order-2 w-full lg:order-none"
          />
        )}
        <div className="px-5 py-8 md:px-10 lg:absolute lg:left-0 lg:top-0 lg:w-[38%] lg:py-14 lg:pr-0">
          <h1 className="font-display text-5xl font-bold leading-[0.95] text-balance">{t('title')}</h1>
          <p className="mt-5 max-w-md text-lg">{t('intro', { country, currency })}</p>
        </div>
      </section>
      <section className="mt-14">
        <MarketSwitch markets={markets} />
      </section>
    </>
  );
}
