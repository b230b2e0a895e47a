import { expect, test } from 'vitest';
import type { Language } from '#core/locale.ts';
import { nameOf, type Story } from './compose.ts';
import { lexicons } from './lexicons.ts';

const story = (parts: Partial<Story>): Story => ({
  kind: 'craft-trousers',
  model: 'Granit 1012',
  family: 'granit',
  women: false,
  nameFeatures: [],
  from: 'cotton',
  gsm: 370,
  turn: 0,
  use: 0,
  features: [],
  told: [],
  ...parts,
});

const trousers = story({ nameFeatures: ['stretch', 'holster'] });
const womensJacket = story({ kind: 'winter-jacket', women: true, model: 'Nordvind 1541', nameFeatures: ['hooddet'] });
const womensHoodie = story({ kind: 'hoodie', women: true, model: 'Basis 1842' });

const names: Record<Language, [string, string, string]> = {
  sv: [
    'Granit 1012 hantverksbyxa med stretch och hölsterfickor',
    'Nordvind 1541 vinterjacka med avtagbar huva, dam',
    'Basis 1842 huvtröja, dam',
  ],
  en: [
    'Granit 1012 craftsman trousers with stretch and holster pockets',
    "Nordvind 1541 women's winter jacket with detachable hood",
    "Basis 1842 women's hoodie",
  ],
  nb: [
    'Granit 1012 håndverkerbukse med stretch og hylsterlommer',
    'Nordvind 1541 vinterjakke med avtakbar hette, dame',
    'Basis 1842 hettegenser, dame',
  ],
  fi: [
    'Granit 1012 -käsityöläishousut joustopaneeleilla ja riipputaskuilla',
    'Naisten Nordvind 1541 -talvitakki irrotettavalla hupulla',
    'Naisten Basis 1842 -huppari',
  ],
  da: [
    'Granit 1012 håndværkerbukser med stretch og hylsterlommer',
    'Nordvind 1541 vinterjakke med aftagelig hætte, dame',
    'Basis 1842 hættetrøje, dame',
  ],
  nl: [
    'Granit 1012 vakmansbroek met stretch en holsterzakken',
    'Nordvind 1541 winterjas met afneembare capuchon, dames',
    'Basis 1842 capuchontrui, dames',
  ],
  fr: [
    "Pantalon d'artisan Granit 1012 avec stretch et poches flottantes",
    "Veste d'hiver pour femme Nordvind 1541 avec capuche amovible",
    'Sweat à capuche pour femme Basis 1842',
  ],
  de: [
    'Granit 1012 Handwerkerhose mit Stretch und Holstertaschen',
    'Nordvind 1541 Damen-Winterjacke mit abnehmbarer Kapuze',
    'Basis 1842 Damen-Kapuzenpullover',
  ],
  cs: [
    'Řemeslnické kalhoty Granit 1012 se stretchem a pouzdrovými kapsami',
    'Dámská zimní bunda Nordvind 1541 s odepínací kapucí',
    'Dámská mikina s kapucí Basis 1842',
  ],
  et: [
    'Elastsete paneelide ja ripptaskutega meistripüksid Granit 1012',
    'Naiste eemaldatava kapuutsiga talvejakk Nordvind 1541',
    'Naiste kapuutsiga pusa Basis 1842',
  ],
  it: [
    'Pantaloni da artigiano Granit 1012 con stretch e tasche esterne',
    'Giacca invernale da donna Nordvind 1541 con cappuccio staccabile',
    'Felpa con cappuccio da donna Basis 1842',
  ],
  pl: [
    'Spodnie rzemieślnicze Granit 1012 ze stretchem i kieszeniami kaburowymi',
    'Kurtka zimowa damska Nordvind 1541 z odpinanym kapturem',
    'Bluza damska z kapturem Basis 1842',
  ],
  es: [
    'Pantalón de oficio Granit 1012 con tejido elástico y bolsillos flotantes',
    'Chaqueta de invierno para mujer Nordvind 1541 con capucha desmontable',
    'Sudadera con capucha para mujer Basis 1842',
  ],
  lv: [
    'Amatnieku bikses Granit 1012 ar elastīgiem ielaidumiem un piekarkabatām',
    'Sieviešu ziemas jaka Nordvind 1541 ar noņemamu kapuci',
    'Sieviešu džemperis ar kapuci Basis 1842',
  ],
};

test.each(Object.entries(names))('names in %s are put together by its own grammar', (language, expected) => {
  const lexicon = lexicons[language as Language];
  expect([trousers, womensJacket, womensHoodie].map((product) => nameOf(lexicon, product))).toEqual(expected);
});

test('adjectives agree with the noun: masculine, feminine, neuter and plural', () => {
  const womens = (language: Language, kind: Story['kind']) =>
    nameOf(lexicons[language], story({ kind, women: true, model: 'X 1' }));
  expect(womens('cs', 'belt')).toBe('Dámský pásek X 1');
  expect(womens('cs', 'shell-jacket')).toBe('Dámská nepromokavá bunda X 1');
  expect(womens('cs', 'tshirt')).toBe('Dámské tričko X 1');
  expect(womens('cs', 'safety-boots')).toBe('Dámské bezpečnostní kotníkové boty X 1');
  expect(womens('pl', 'undershirt')).toBe('Podkoszulek damski X 1');
  expect(womens('pl', 'shell-jacket')).toBe('Kurtka nieprzemakalna damska X 1');
  expect(womens('pl', 'safety-boots')).toBe('Trzewiki bezpieczne damskie X 1');
});

test('a collection joins the last word of a Finnish noun of several', () => {
  expect(nameOf(lexicons.fi, story({ kind: 'kids-trousers', model: 'Liten 2861' }))).toBe(
    'Lasten Liten 2861 -työhousut',
  );
});
