type Searches = {
  readonly usual: readonly string[];
  readonly unknown: readonly string[];
  readonly ignored: readonly string[];
};

const english: Searches = {
  usual: ['jacket', 'hi-vis trousers'],
  unknown: ['ski goggles', 'wellies', 'umbrella'],
  ignored: ['rope access', 'welding apron'],
};

const byLanguage: Readonly<Record<string, Searches>> = {
  sv: {
    usual: ['jacka', 'varselbyxor'],
    unknown: ['skidglasögon', 'paraply', 'badbyxor'],
    ignored: ['replas', 'svetsförkläde'],
  },
  de: {
    usual: ['jacke', 'warnschutzhose'],
    unknown: ['skibrille', 'regenschirm', 'badehose'],
    ignored: ['höhenarbeit', 'schweißerschürze'],
  },
  fi: {
    usual: ['takki', 'huomiohousut'],
    unknown: ['laskettelulasit', 'sateenvarjo'],
    ignored: ['köysityö', 'hitsausesiliina'],
  },
};

/** What demo visitors search for, in the languages with their own list; the others search in English. */
export const searchesOf = (language: string): Searches => byLanguage[language] ?? english;
