import { sql } from 'kysely';
import { fromDecimal } from '#core/money.ts';
import { pieceUnit } from '#core/units.ts';
import { cutOf, type Design } from '#modules/catalogue/cut-of.ts';
import { listReferences } from '#modules/catalogue/storefront-store.server.ts';
import { colourParts } from '#modules/list-engine/filter-slots.ts';
import { markets } from '#modules/market/markets.ts';
import type { Cut } from '#modules/proof/cut.ts';
import type { VasArticle } from '#modules/vas/vas-article.ts';
import type { Db } from '#platform/db/db.server.ts';
import { publicList } from '../price-lists.ts';
import { type DemoArticle, readJacket } from './article-store.server.ts';

/** A service as an article with its price. */
export type PricedService = { readonly article: DemoArticle; readonly service: VasArticle };

/** A jacket and what is embroidered on it. */
export type Naming = {
  readonly jacket: DemoArticle;
  readonly cloth: {
    readonly categories: readonly string[];
    readonly hexes: readonly string[];
    readonly cut: Cut | undefined;
  };
  readonly name: PricedService;
  readonly logo: PricedService;
};

/** What is made on the jackets. */
export const madeIn = ({ name, logo }: Naming) => [name.service.service, logo.service.service];

const [nameId, logoId] = ['EMN', 'EML'];

/** Undefined in a world without Sweden, or without a jacket. */
export async function readNaming(db: Db): Promise<Naming | undefined> {
  const list = publicList('se');
  const jacket = await readJacket(db, list);
  const services = await listReferences<VasArticle>(db, 'vas-article');
  const priced = (id: string | undefined) => {
    const service = services.find(({ serviceId }) => serviceId === id);
    return service && pricedIn(service, list);
  };
  const [name, logo] = [priced(nameId), priced(logoId)];
  if (!jacket || !name || !logo) return undefined;
  const { main, contrast } = colourParts(jacket);
  const colours = await listReferences<{ readonly code: string; readonly hex: string }>(db, 'colour');
  const hexes = [main, contrast].flatMap((code) => colours.find((one) => one.code === code)?.hex ?? []);
  const { rows } = await sql<{ categories: string[]; design: Design | null }>`
    select data -> 'categories' as categories, data -> 'design' as design from product join product_colour using (base_part_no)
    where part_no = ${jacket.partNo}`.execute(db);
  const { categories = [], design } = rows[0] ?? {};
  return { jacket, cloth: { categories, hexes, cut: design ? cutOf(design) : undefined }, name, logo };
}

function pricedIn(service: VasArticle, list: string): PricedService | undefined {
  const price = service.prices.find(({ priceList }) => priceList === list);
  const amount = price && fromDecimal(price.unitNet, markets.se.currency, 'exact');
  if (!amount?.ok) return undefined;
  const article: DemoArticle = {
    priceList: list,
    listType: 'None',
    partNo: String(service.serviceArticleId),
    sizes: [],
    price: { amount: amount.value, isGross: false },
    names: service.name,
    colours: {},
    picture: undefined,
    soldBy: pieceUnit,
  };
  return { article, service };
}
