import { languages } from '#core/locale.ts';
import type { ContentPicture } from '#modules/content/content-parts.ts';
import { widestRaster } from '#modules/media/image-widths.ts';
import type { Alts } from '#modules/media-library/media-item.ts';
import type { SceneName } from '../pictures/scenes/draw-scene.ts';
import type { SiteTexts } from './site-texts.ts';
import { siteTexts } from './texts/site-texts-by-language.ts';

/** The size of a narrow picture of `makeRaster`. */
export const librarySize = { width: widestRaster / 2, height: Math.round((widestRaster / 2 / 16) * 9) };

type LibraryPicture = {
  readonly scene: SceneName;
  readonly folder: string;
  readonly name: string;
  readonly alts: Alts;
};

const altsOf = (scene: SceneName): Alts =>
  Object.fromEntries(languages.map((language) => [language, siteTexts[language].scenes[scene]]));

/** Uploads of staff. The last one is new: its alternative text is not translated, and no page uses it. */
export const libraryPictures: readonly LibraryPicture[] = [
  { scene: 'building-site', folder: 'places/outdoors', name: 'Building site at dawn', alts: altsOf('building-site') },
  { scene: 'winter-road', folder: 'places/outdoors', name: 'Winter road', alts: altsOf('winter-road') },
  { scene: 'wind-farm', folder: 'places/outdoors', name: 'Wind farm', alts: altsOf('wind-farm') },
  { scene: 'store-front', folder: 'places/indoors', name: 'Store in the evening', alts: altsOf('store-front') },
  { scene: 'workshop', folder: 'places/indoors', name: 'Workshop', alts: altsOf('workshop') },
  {
    scene: 'kitchen',
    folder: 'places/indoors',
    name: 'Restaurant kitchen',
    alts: { en: siteTexts.en.scenes.kitchen, sv: siteTexts.sv.scenes.kitchen },
  },
];

export const libraryPath = (scene: SceneName): string => `library/${scene}.jpg`;

/** The picture as a page in the language of these texts uses it. */
export const fromLibrary = (scene: SceneName, { scenes }: SiteTexts): ContentPicture => ({
  path: libraryPath(scene),
  alt: scenes[scene],
  ...librarySize,
});
