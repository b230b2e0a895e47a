import { sql } from 'kysely';
import { insertSavedCart } from '#modules/cart/insert-saved-cart.server.ts';
import { markets } from '#modules/market/markets.ts';
import type { TemplateValues } from '#modules/vas/vas-article.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoCrew } from '../companies/crew.ts';
import { personOf } from '../companies/person-of.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { publicList } from '../price-lists.ts';
import { readJacket } from './article-store.server.ts';

const wearers = 40;
/** Name, embroidery. */
const nameService = { sku: '9004', name: 'Namn, brodyr', quantity: 1, position: 'right chest' } as const;

/** Two names that cannot be stitched: one is too long, one has letters that no typeface contains. */
const written: Readonly<Record<number, TemplateValues>> = {
  6: { fname: 'Maximilian Alexander', lname: 'Wolkenstein-Ankarsten' },
  11: { fname: 'Олена' },
};

/** A saved cart of Vera's: a jacket with the name for each of forty people. */
export async function fillNames({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const vera = personOf('vera.sundberg@hamnvik.example');
  const jacket = await readJacket(db, publicList('se'));
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
      name: jacket.names.sv ?? '',
      quantity: 1,
      wearerId,
      services: [{ ...nameService, parameters: written[at] ?? {} }],
    })),
  });
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
