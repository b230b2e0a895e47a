import { languages } from '#core/locale.ts';
import type { NewDocument } from '#modules/content/content-store.server.ts';
import { marketList } from '#modules/market/markets.ts';
import { contactPage } from './contact-page.ts';
import { frontPage } from './front-page.ts';
import { generalOf } from './general.ts';
import { hangtightPage } from './hangtight-page.ts';
import { cookiesPage, dealerPages, sharedPages } from './simple-pages.ts';
import { siteTexts } from './texts/site-texts-by-language.ts';

/** All content of the demo's editors: once for each language, and for each market where countries differ. */
export function demoDocuments(): NewDocument[] {
  return [...languages.flatMap(sharedDocuments), ...marketList.flatMap(marketDocuments)];
}

function sharedDocuments(language: (typeof languages)[number]): NewDocument[] {
  const texts = siteTexts[language];
  const place = { marketId: undefined, language };
  return [
    ...[...sharedPages(texts), cookiesPage(texts), hangtightPage(texts)].map((page) => ({
      ...place,
      kind: 'page' as const,
      slug: page.slug,
      data: page,
    })),
    ...dealerPages(texts).map((page) => ({ ...place, kind: 'dealer-page' as const, slug: page.slug, data: page })),
  ];
}

function marketDocuments(market: (typeof marketList)[number]): NewDocument[] {
  return market.languages.flatMap((language): NewDocument[] => {
    const place = { marketId: market.marketId, language };
    return [
      { ...place, kind: 'general', slug: 'general', data: generalOf(market, language) },
      ...[frontPage(market.code, language), contactPage(market, language)].map((page) => ({
        ...place,
        kind: 'page' as const,
        slug: page.slug,
        data: page,
      })),
    ];
  });
}
