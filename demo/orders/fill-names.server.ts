import { sql } from 'kysely';
import { insertSavedCart } from '#modules/cart/insert-saved-cart.server.ts';
import { markets } from '#modules/market/markets.ts';
import type { TemplateValues } from '#modules/vas/vas-article.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoCrew } from '../companies/crew.ts';
import { personOf } from '../companies/person-of.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { publicList } from '../price-lists.ts';

const wearers = 40;
/** Name, embroidery. */
const nameService = { sku: '9004', name: 'Namn, brodyr', quantity: 1, position: 'right chest' } as const;

/** Two names that cannot be stitched: one is too long, one has letters that no typeface has. */
const written: Readonly<Record<number, TemplateValues>> = {
  6: { fname: 'Maximilian Alexander', lname: 'Wolkenstein-Ankarsten' },
  11: { fname: 'Олена' },
};

/** A saved cart of Vera's: a jacket with the name for each of forty people. */
export async function fillNames({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const vera = personOf('vera.sundberg@hamnvik.example');
  const [jacket] = await listJackets(db, publicList('se'));
  const ids = await listCrew(db);
  if (!jacket || ids.length === 0) return;
  await insertSavedCart(db, {
    marketId: markets.se.marketId,
    owner: { kind: 'company', companyId: 1005, customerId: vera.id, punchOutSession: undefined },
    name: 'Jackor med namn',
    description: 'Fyrtio personer',
    at: clock.now(),
    items: ids.map((wearerId, at) => ({
      sku: `${jacket.partNo}${jacket.sizes[at % jacket.sizes.length] ?? ''}`,
      name: jacket.name,
      quantity: 1,
      wearerId,
      services: [{ ...nameService, parameters: written[at] ?? {} }],
    })),
  });
}

type Jacket = { readonly partNo: string; readonly sizes: readonly string[]; readonly name: string };

async function listJackets(db: Db, list: string): Promise<Jacket[]> {
  const { rows } = await sql<Jacket>`
    select c.part_no as "partNo", c.sizes, p.data -> 'texts' -> 'sv' ->> 'name' as name
    from product p join product_colour c using (base_part_no)
    where p.data ->> 'type' like 'jacket-%' and p.data -> 'vasServices' ? 'EMN'
      and exists (select 1 from price where price.part_no = c.part_no and price.price_list = ${list})
    order by c.part_no limit 1`.execute(db);
  return rows;
}

async function listCrew(db: Db): Promise<number[]> {
  const emails = demoCrew
    .filter(({ isActive, emailAddress }) => isActive && emailAddress)
    .slice(0, wearers)
    .map(({ emailAddress }) => emailAddress);
  const { rows } = await sql<{ id: number }>`
    select id from customer where email_address = any(${emails}::text[]) order by id limit ${wearers}`.execute(db);
  return rows.map(({ id }) => id);
}
