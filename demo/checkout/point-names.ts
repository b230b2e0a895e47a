/** Shops that keep parcels, as every town has them, and the streets they stand in; # is the house number. */
type Local = { readonly shops: readonly [string, string, string, string]; readonly streets: readonly string[] };

export const localNames = {
  sv: {
    shops: ['Stationskiosken', 'Kvartersboden', 'Blomsterhörnan', 'Torgets livs'],
    streets: ['Kyrkogatan #', 'Torggatan #', 'Parkvägen #'],
  },
  nb: {
    shops: ['Stasjonskiosken', 'Nærbutikken', 'Blomsterhjørnet', 'Torgets kolonial'],
    streets: ['Kirkegata #', 'Torggata #', 'Parkveien #'],
  },
  fi: {
    shops: ['Asemakioski', 'Lähikauppa', 'Kukkakulma', 'Torin elintarvike'],
    streets: ['Kirkkokatu #', 'Torikatu #', 'Puistotie #'],
  },
  da: {
    shops: ['Stationskiosken', 'Nærbutikken', 'Blomsterhjørnet', 'Torvets købmand'],
    streets: ['Kirkegade #', 'Torvegade #', 'Parkvej #'],
  },
  en: {
    shops: ['Station News', 'Corner Stores', 'The Flower Corner', 'Market Grocers'],
    streets: ['# Church Street', '# Market Street', '# Park Road'],
  },
  nl: {
    shops: ['Stationskiosk', 'De Buurtwinkel', 'Bloemenhoek', 'Marktkruidenier'],
    streets: ['Kerkstraat #', 'Marktstraat #', 'Parkweg #'],
  },
  fr: {
    shops: ['Kiosque de la Gare', 'Épicerie du Coin', 'Fleurs du Quartier', 'Presse du Marché'],
    streets: ['# rue de l’Église', '# rue du Marché', '# avenue du Parc'],
  },
  de: {
    shops: ['Bahnhofskiosk', 'Eckladen', 'Blumenecke', 'Marktladen'],
    streets: ['Kirchstraße #', 'Marktstraße #', 'Parkweg #'],
  },
  cs: {
    shops: ['Nádražní trafika', 'Obchod na rohu', 'Květinový koutek', 'Potraviny na náměstí'],
    streets: ['Kostelní #', 'Tržní #', 'Sadová #'],
  },
  et: {
    shops: ['Jaamakiosk', 'Nurgapood', 'Lillenurk', 'Turu toidupood'],
    streets: ['Kiriku #', 'Turu #', 'Pargi #'],
  },
  it: {
    shops: ['Edicola della Stazione', 'Bottega dell’Angolo', 'Fiori del Quartiere', 'Alimentari del Mercato'],
    streets: ['Via della Chiesa #', 'Via del Mercato #', 'Viale del Parco #'],
  },
  pl: {
    shops: ['Kiosk przy Dworcu', 'Sklep na Rogu', 'Kwiaciarnia Zakątek', 'Delikatesy przy Rynku'],
    streets: ['ul. Kościelna #', 'ul. Targowa #', 'ul. Parkowa #'],
  },
  es: {
    shops: ['Quiosco de la Estación', 'Tienda de la Esquina', 'Flores del Barrio', 'Ultramarinos del Mercado'],
    streets: ['Calle de la Iglesia #', 'Calle del Mercado #', 'Avenida del Parque #'],
  },
  lv: {
    shops: ['Stacijas kiosks', 'Stūra veikals', 'Ziedu stūrītis', 'Tirgus pārtika'],
    streets: ['Baznīcas iela #', 'Tirgus iela #', 'Parka iela #'],
  },
  is: {
    shops: ['Söluturninn við höfnina', 'Hornbúðin', 'Blómahornið', 'Matvörubúðin við torgið'],
    streets: ['Kirkjugata #', 'Torgvegur #', 'Garðavegur #'],
  },
  hr: {
    shops: ['Kiosk na kolodvoru', 'Trgovina na uglu', 'Cvjetni kutak', 'Namirnice na tržnici'],
    streets: ['Crkvena ulica #', 'Tržna ulica #', 'Perivojna ulica #'],
  },
  sl: {
    shops: ['Trafika na postaji', 'Trgovina na vogalu', 'Cvetlični kotiček', 'Živila na tržnici'],
    streets: ['Cerkvena ulica #', 'Tržna ulica #', 'Parkovna ulica #'],
  },
} as const satisfies Record<string, Local>;

export type LocalTongue = keyof typeof localNames;
