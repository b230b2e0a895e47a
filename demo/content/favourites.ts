import { type Language, languages } from '#core/locale.ts';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import type { Market } from '#modules/market/market.ts';
import { asciiName } from '../companies/ascii-name.ts';
import { fictionalPhone } from '../companies/phones.ts';
import { portraitSize } from '../pictures/portraits/draw-portrait.ts';
import type { SceneName } from '../pictures/scenes/draw-scene.ts';
import { sceneOf } from './scenes.ts';
import type { SiteTexts } from './site-texts.ts';

const coverScenes: readonly SceneName[] = ['building-site', 'wind-farm', 'harbour', 'workshop', 'winter-road'];

/** Uploaded covers include upright pictures, which no PDF uses. */
export function favouritesContentIn(texts: SiteTexts): NonNullable<GeneralContent['favorites']> {
  return {
    pages: ['about', 'sustainability', 'size-and-care', 'delivery-and-returns'],
    covers: [
      ...coverScenes.map((name) => ({ id: name, picture: sceneOf(name, texts).wide })),
      ...coverScenes.slice(0, 2).map((name) => ({ id: `${name}-tall`, picture: sceneOf(name, texts).tall })),
    ],
  };
}

/** Fictional contact persons: the first sells to companies, the second answers all other questions. */
const names: Record<Language, readonly [string, string]> = {
  sv: ['Signe Tallvik', 'Arvid Mosslund'],
  en: ['Harriet Wrenfield', 'Callum Ashgrove'],
  nb: ['Ragnhild Furumo', 'Sindre Kvernvik'],
  fi: ['Aino Kuusjoki', 'Eero Lampisalo'],
  da: ['Freja Bøgelund', 'Asger Klitholm'],
  nl: ['Fenna van der Wilgen', 'Jorrit Duinhoek'],
  fr: ['Maëlle Chantrenne', 'Bastien Vauclair'],
  de: ['Friederike Tannhof', 'Jannik Erlenbach'],
  cs: ['Zdeňka Javorková', 'Vojtěch Potůček'],
  et: ['Liina Kasemets', 'Taavi Rannasoo'],
  it: ['Ginevra Pratolungo', 'Ettore Valserena'],
  pl: ['Żaneta Brzezińska', 'Wit Dąbrowiak'],
  es: ['Inés Robledal', 'Gonzalo Fuentelar'],
  lv: ['Līga Bērzkalne', 'Mārtiņš Ozolsils'],
};

/** Employees have names of the market's first language, in all languages of the page. */
export function employeesOf(market: Market, { general }: SiteTexts): NonNullable<GeneralContent['departments']> {
  const titles = [general.companies, general.customerService];
  const employees = names[market.defaultLocale].map((name, at) => {
    const handle = asciiName(name, '-');
    return {
      id: handle,
      name,
      title: titles[at] ?? '',
      email: `${handle.replaceAll('-', '.')}@yrke.example`,
      phone: fictionalPhone(market.iso2, 'mobile', 90 + at),
      picture: {
        path: `portraits/${languages.indexOf(market.defaultLocale) * 2 + at}.jpg`,
        alt: name,
        ...portraitSize,
      },
    };
  });
  return [{ slug: 'pdf', employees }];
}
