import type { Language } from '#core/locale.ts';
import { perLanguage } from './index/per-language.ts';

/** Words without meaning for a search, folded. */
const lists: Readonly<Record<Language, string>> = {
  sv: 'och i en ett av med for till pa som den det de att ar eller om fran vid',
  en: 'and the a an of with for to in on at by or is are that from as s',
  nb: 'og i en et ei av med for til pa som den det de at er eller om fra ved',
  fi: 'ja tai on joka jossa jonka se ne kun myos',
  da: 'og i en et af med for til pa som den det de at er eller om fra ved',
  nl: 'en de het een van met voor op in te aan of is die dat uit bij',
  fr: 'et le la les un une des de du d l en avec pour a au aux ou par est qui sur',
  de: 'und der die das den dem des ein eine einer mit fur fuer von zu im in am an auf aus oder ist',
  cs: 'a i s se z ze na do pro v ve od k o u nebo je',
  et: 'ja voi on ning mis see',
  it: 'e il lo la i gli le un una di da del della dei delle d l in con per a al alla o che su ad',
  pl: 'i w we z ze na do od dla o u oraz lub jest',
  es: 'y el la los las un una de del con para por en a al o que su',
  lv: 'un ar no uz par vai ir kas pie',
};

const sets = perLanguage((language): ReadonlySet<string> => new Set(lists[language].split(' ')));

export const isStopWord = (plain: string, language: Language): boolean => sets[language].has(plain);
