import { sql } from 'kysely';
import { insertGarments, type NewGarment } from '#modules/garment/garment-store.server.ts';
import { type GarmentScan, insertScans, saveTallies } from '#modules/garment/scan-store.server.ts';
import { addScan, noScans, type Tally } from '#modules/garment/tally.ts';
import { markets } from '#modules/market/markets.ts';
import type { Db } from '#platform/db/db.server.ts';
import { demoCompany } from '../companies/companies.ts';
import { demoPeople } from '../companies/people.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { publicList } from '../price-lists.ts';
import { demoGarmentId } from './garment-id.ts';

const companyId = 1011;
const dayMs = 24 * 60 * 60 * 1000;
/** Washed once a week. */
const daysBetween = 7;
const deliveredDaysAgo = 380;

/** The state of the garments, in turn: washes, days since the last one, and how the last scan ended it. */
const lives: readonly { washes: number; idleDays: number; end?: 'lost' | 'retired' }[] = [
  { washes: 47, idleDays: 2 },
  { washes: 50, idleDays: 3 },
  { washes: 21, idleDays: 5 },
  { washes: 12, idleDays: 75 },
  { washes: 33, idleDays: 4 },
  { washes: 46, idleDays: 1 },
  { washes: 9, idleDays: 30, end: 'lost' },
  { washes: 50, idleDays: 20, end: 'retired' },
];

/** Garments of the hospital laundry's people with a year of washes: some close to their limit, one lost, one retired. */
export async function fillGarments({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const laundryName = demoCompany(companyId).laundry?.laundryCompany.name ?? '';
  const wearers = demoPeople.filter(({ companyIds, laundry }) => companyIds[0] === companyId && laundry);
  const articles = await listArticles(db, publicList('fi'));
  const orderId = await findOrderId(db);
  if (articles.length === 0 || orderId === undefined) return;
  const now = clock.now().getTime();
  const garments = wearers.flatMap(({ id: wearerId, infos, laundry }, index) =>
    articles.map((article, at): NewGarment => {
      const piece = index * articles.length + at;
      const size = article.sizes[(index + 2) % article.sizes.length] ?? '';
      return {
        id: demoGarmentId(piece),
        companyId,
        laundryName,
        orderId,
        dispatchNumber: 'DEMO-LAUNDRY',
        rowNumber: 100,
        piece: piece + 1,
        marketId: markets.fi.marketId,
        sku: `${article.partNo}${size}`,
        name: article.name,
        colour: article.colour,
        size,
        wearerId,
        employeeNo: infos['EmployeeNo'] ?? '',
        department: laundry?.department ?? '',
        locker: String(laundry?.lockerId ?? ''),
        position: laundry?.position ?? '',
        deliveredAt: new Date(now - deliveredDaysAgo * dayMs),
      };
    }),
  );
  await insertGarments(db, garments);
  const scans = garments.flatMap(({ id }, index) => scansOf(id, index, now));
  const tallies = new Map<string, Tally>();
  for (const scan of await insertScans(db, scans))
    tallies.set(scan.garmentId, addScan(tallies.get(scan.garmentId) ?? noScans, scan));
  await saveTallies(db, tallies);
}

function scansOf(garmentId: string, index: number, now: number): GarmentScan[] {
  const { washes, idleDays, end } = lives[index % lives.length] ?? { washes: 0, idleDays: 0 };
  const scan = (eventId: string, kind: GarmentScan['kind'], daysAgo: number): GarmentScan => ({
    garmentId,
    eventId,
    kind,
    at: new Date(now - daysAgo * dayMs),
  });
  return [
    ...Array.from({ length: washes }, (_, at) => scan(`wash-${at}`, 'washed', idleDays + at * daysBetween)),
    ...(index % 3 === 0 ? [scan('repair', 'repaired', idleDays + 10)] : []),
    ...(end ? [scan('end', end, idleDays - 1)] : []),
  ];
}

type Article = { readonly partNo: string; readonly sizes: readonly string[]; name: string; colour: string };

/** Two with a maximum number of washes, and one without. */
async function listArticles(db: Db, list: string): Promise<Article[]> {
  const { rows } = await sql<Article>`
    with sold as (
      select c.part_no as "partNo", c.sizes, p.data -> 'texts' -> 'fi' ->> 'name' as name,
        coalesce(r.data -> 'name' ->> 'fi', '') as colour, p.data ? 'maxWashes' as "isLimited",
        row_number() over (partition by p.data ? 'maxWashes' order by c.part_no) as place
      from product p join product_colour c using (base_part_no)
      left join catalogue_reference r on r.kind = 'colour' and r.key = substr(c.part_no, 9, 2)
      where p.data ->> 'type' like any (array['jacket-%', 'trousers-%'])
        and (p.data ->> 'maxWashes' is null or (p.data ->> 'maxWashes')::int = 50)
        and exists (select 1 from price where price.part_no = c.part_no and price.price_list = ${list}))
    select "partNo", sizes, name, colour from sold
    where place <= case when "isLimited" then 2 else 1 end order by "isLimited" desc, "partNo"`.execute(db);
  return rows;
}

/** The first order of the company is used as the order of the garments. */
async function findOrderId(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where company_id = ${companyId} and placed_at is not null order by created_at limit 1`.execute(
    db,
  );
  return rows[0]?.id;
}
