import { sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { LaundryCustomer, ListedPosition } from './laundry-customer.ts';
import './laundry-tables.server.ts';

type LockerQuery = { readonly search: string; readonly page: number; readonly pageSize: number };

/** The positions whose locker, or the number or name of whose wearer, has the text. Locker 9 stands before locker 10. */
export async function listLockerPage(db: Db, companyId: number, { search, page, pageSize }: LockerQuery) {
  const like = likePattern(search);
  const found = db
    .selectFrom('laundry_position as place')
    .leftJoin('laundry_wearer as wearer', (join) =>
      join.onRef('wearer.company_id', '=', 'place.company_id').onRef('wearer.employee_no', '=', 'place.employee_no'),
    )
    .where('place.company_id', '=', companyId)
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('place.locker', '=', search),
          eb('place.employee_no', 'ilike', like),
          eb('wearer.name', 'ilike', like),
        ]),
      ),
    );
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items: ListedPosition[] = await found
    .select(['place.locker', 'place.position', 'place.employee_no as employeeNo', 'wearer.name'])
    .orderBy(sql`length(place.locker)`)
    .orderBy('place.locker')
    .orderBy(sql`length(place.position)`)
    .orderBy('place.position')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { items, total };
}

/** What the register knows of a wearer besides the place. */
export async function findWearer(
  db: Db,
  companyId: number,
  employeeNo: string,
): Promise<Omit<LaundryCustomer, 'locker' | 'position'> | undefined> {
  const row = await db
    .selectFrom('laundry_wearer')
    .select([
      'employee_no as employeeNo',
      'name',
      'sub_company as subCompanyId',
      'department',
      'cost_center as costCenter',
      'customer_id',
    ])
    .where('company_id', '=', companyId)
    .where('employee_no', '=', employeeNo)
    .executeTakeFirst();
  if (!row) return undefined;
  const { customer_id, ...wearer } = row;
  return { ...wearer, customerId: customer_id ?? undefined };
}

/** Wearers to choose from, those without a place first. */
export const listWearerChoices = (db: Db, companyId: number, most: number) =>
  db
    .selectFrom('laundry_wearer as wearer')
    .leftJoin('laundry_position as place', (join) =>
      join.onRef('place.company_id', '=', 'wearer.company_id').onRef('place.employee_no', '=', 'wearer.employee_no'),
    )
    .select(['wearer.employee_no as employeeNo', 'wearer.name'])
    .where('wearer.company_id', '=', companyId)
    .orderBy(sql`place.locker is not null`)
    .orderBy('wearer.name')
    .orderBy('wearer.employee_no')
    .limit(most)
    .execute();

type Held = { readonly locker: string; readonly position: string; readonly employeeNo: string };

/** False if the wearer does not have the position any more. */
export async function clearPosition(
  db: Db,
  companyId: number,
  { locker, position, employeeNo }: Held,
): Promise<boolean> {
  const cleared = await db
    .updateTable('laundry_position')
    .set({ employee_no: null })
    .where('company_id', '=', companyId)
    .where('locker', '=', locker)
    .where('position', '=', position)
    .where('employee_no', '=', employeeNo)
    .executeTakeFirst();
  return cleared.numUpdatedRows > 0n;
}
