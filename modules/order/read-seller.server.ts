import type { Language } from '#core/locale.ts';
import { addressLines } from '../address/address-lines.ts';
import type { GeneralContent } from '../content/general-schema.ts';
import { generalOrNothing } from '../content/read-general.server.ts';
import type { Market } from '../market/market.ts';
import { taxKindOf } from '../pricing/total-words.ts';
import type { Shop } from '../shop.server.ts';
import type { Seller } from './order-mail.ts';

type SellerQuery = {
  readonly market: Market;
  readonly language: Language;
  /** The home page of the shop in this market. */
  readonly home: string;
  readonly isConsumer: boolean;
};

/** The slugs of the pages with the terms of sale, the same in every market. */
const termsSlug = 'terms';
const returnsSlug = 'delivery-and-returns';

type Place = Pick<SellerQuery, 'market' | 'language'>;

/** Name and address of the shop in a market, line by line; only the name if editors entered no address. */
export async function readSellerLines(shop: Pick<Shop, 'snapshots' | 'log'>, place: Place): Promise<string[]> {
  return linesOf(place, await generalOrNothing(shop, place));
}

function linesOf({ market }: Place, general: GeneralContent | undefined): string[] {
  if (!general) return ['Yrke'];
  const { street, zip, city, country } = general.footer.visitingAddress;
  const place = { line1: street, line2: '', zip, city, region: '', country: market.iso2 };
  return [general.seller?.name ?? 'Yrke', ...addressLines(place), country];
}

/** Empty if editors entered nothing. */
const labelled = (label: string, said: string) =>
  said.trim() === '' ? [] : [[label, said].filter(Boolean).join(': ')];

/** The seller in this market, from the texts of its editors; only the shop's name without them. */
export async function readSeller(
  shop: Pick<Shop, 'snapshots' | 'log' | 'texts'>,
  { market, language, home, isConsumer }: SellerQuery,
): Promise<Seller> {
  const general = await generalOrNothing(shop, { market, language });
  const lines = linesOf({ market, language }, general);
  if (!general) return { lines, vatNumber: undefined, accounts: [], contact: [], links: [] };
  const { emails, phones } = general.footer;
  // The withdrawal right of consumers under EU law; elsewhere the page has its own title.
  const hasWithdrawal = isConsumer && taxKindOf(market) === 'vat';
  return {
    lines,
    vatNumber: general.seller?.vatNumber,
    registrationNo: general.seller?.registrationNo,
    accounts: general.seller?.accounts ?? [],
    contact: [
      ...emails.slice(0, 1).flatMap(({ label, email }) => labelled(label, email)),
      ...phones.slice(0, 1).flatMap(({ label, phone }) => labelled(label, phone)),
    ],
    links: [termsSlug, returnsSlug].flatMap((slug) => {
      const title = general.staticPages.find((page) => page.slug === slug)?.title;
      const url = new URL(`/${language}/${slug}`, home).href;
      const isWithdrawal = slug === returnsSlug && hasWithdrawal;
      const label = isWithdrawal ? shop.texts.say(language, 'order', 'mail.withdrawal') : undefined;
      return title === undefined ? [] : [{ label: label ?? title, url }];
    }),
  };
}
