import type { Language } from '#core/locale.ts';
import { perLanguage } from '../index/per-language.ts';

/** Words that people use in queries but product texts seldom contain: sizes, colours, prices, shopping; folded. */
const lists: Readonly<Record<Language, string>> = {
  sv: 'storlek storlekar farg farger pris priser langd marke modell rea billig billiga basta kopa online butik artikel produkt produkter klader',
  en: 'size sizes colour colours color colors price prices length brand model sale cheap best buy online shop item product products clothes',
  nb: 'storrelse storrelser farge farger pris priser lengde merke modell salg billig billige beste kjope nett butikk vare produkt produkter klar',
  fi: 'koko koot kokoa vari varit hinta hinnat pituus merkki malli ale halpa halvat paras osta verkkokauppa kauppa tuote tuotteet vaatteet',
  da: 'storrelse storrelser farve farver pris priser langde marke model udsalg billig billige bedste kobe online butik vare produkt produkter toj',
  nl: 'maat maten kleur kleuren prijs prijzen lengte merk model uitverkoop goedkoop goedkope beste kopen online winkel artikel product producten kleding',
  fr: 'taille tailles couleur couleurs prix longueur marque modele solde soldes meilleur meilleure acheter ligne magasin article produit produits vetements',
  de: 'grosse grossen groesse groessen farbe farben preis preise lange laenge marke modell angebot gunstig guenstig billig beste kaufen online laden artikel produkt produkte kleidung',
  cs: 'velikost velikosti barva barvy cena ceny delka znacka model sleva slevy levne levny nejlepsi koupit online obchod zbozi produkt produkty obleceni',
  et: 'suurus suurused varv varvid hind hinnad pikkus mark mudel soodus odav odavad parim osta pood toode tooted riided',
  it: 'taglia taglie misura misure colore colori prezzo prezzi lunghezza marca modello saldi sconto economico migliore comprare negozio articolo prodotto prodotti vestiti',
  pl: 'rozmiar rozmiary kolor kolory cena ceny dlugosc marka model wyprzedaz tanio tanie najlepsze kupic sklep artykul produkt produkty ubrania odziez',
  es: 'talla tallas color colores precio precios largo marca modelo rebajas oferta barato baratos mejor comprar tienda articulo producto productos ropa',
  lv: 'izmers izmeri krasa krasas cena cenas garums zimols modelis izpardosana leti letas labakais pirkt veikals prece produkts produkti apgerbs drebes',
};

const sets = perLanguage((language): ReadonlySet<string> => new Set(lists[language].split(' ')));

export const isAskingWord = (plain: string, language: Language): boolean => sets[language].has(plain);
