/** Kinds of columns in a list. */
const columns = ['article', 'ean', 'colour', 'size', 'quantity', 'services'] as const;
type Column = (typeof columns)[number];
export type Header = Partial<Record<Column, number>>;

/** How column headers begin in the shop's languages: lower case, without accents, spaces and dots. */
const beginnings: Record<Column, RegExp> = {
  ean: /^(ean|gtin|barcode|streckkod|strekkode|stregkode|viivakoodi|codebarres|codigodebarras|codiceabarre|carovykod|kodkreskowy|ribakood|svitrkods)/,
  quantity:
    /^(quantity|qty|pcs|pieces|number$|antal|ant$|st$|stk|maara|kpl|aantal|quantite|qte|menge|anzahl|stuck|mnozstvi|pocet|kogus|tk$|quantita|qta|ilosc|szt|cantidad|cant$|uds|unidades|daudzums|skaits|gab)/,
  services:
    /^(service|vas|markning|tillval|tjanst|tjeneste|ydelse|palvelu|dienst|prestation|servicio|servizi|uslug|sluzb|teenus|pakalpojum)/,
  colour: /^(colou?r|farg|farge|farve|vari|kleur|couleur|farbe|barva|varv|colore|kolor|krasa)/,
  size: /^(size|storlek|storrelse|str$|koko|maat|taille|grosse|velikost|suurus|taglia|misura|rozmiar|talla|izmers)/,
  article:
    /^(sku|art|item|part|product|produkt|vare$|varenr|varenummer|tuote|nimike|ref|num|nr|basenumber|basnummer|kod$|code|codigo|codice|clave|toode|prece|preces|cislo|zbozi|towar|indeks)/,
};

/** Limits the work on malformed files. */
const mostColumns = 1000;

/**
 * The column names, if the first line has them. Article numbers contain digits, so they are never mistaken for headers.
 */
export function headerIn(cells: readonly string[]): Header | undefined {
  if (cells.length < 2 || cells.length > mostColumns || cells.some((cell) => /\d/.test(cell))) return undefined;
  const found: Header = {};
  for (const [at, cell] of cells.entries()) {
    const name = folded(cell);
    const column = (['ean', 'quantity', 'services', 'colour', 'size', 'article'] as const).find((one) =>
      beginnings[one].test(name),
    );
    if (column !== undefined && found[column] === undefined) found[column] = at;
  }
  const isNamed = found.article !== undefined || found.ean !== undefined;
  return isNamed && Object.keys(found).length > 1 ? found : undefined;
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z]/g, '');
