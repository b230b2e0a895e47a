import { type Language, languages } from '#core/locale.ts';
import { marketList } from './markets.ts';

type CountryName = { code: string; name: string };

/** Country names of the markets in a language, sorted. Built once, because Intl is slow. */
const namesByLanguage: Readonly<Record<string, readonly CountryName[]>> = Object.fromEntries(
  languages.map((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const named = marketList.map(({ code, iso2, name }) => ({ code, name: names.of(iso2) ?? name }));
    return [language, named.sort((a, b) => compare(a.name, b.name))];
  }),
);

export const countryNamesIn = (language: Language): readonly CountryName[] => namesByLanguage[language] ?? [];
