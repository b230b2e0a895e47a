import { ok } from '#core/result.ts';
import { bringLaundry, bringOption, bringPosition } from '../../laundry/bring-register.server.ts';
import { bringWearer } from '../../laundry/bring-wearer.server.ts';
import { laterRankOf } from '../business-line.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed } from '../feeding.server.ts';
import type { Applied } from '../outcome.ts';

type LaundryRow = RowOf<'laundry' | 'laundry-list' | 'locker'>;

type Named = { readonly company?: string | undefined; readonly companyNumber?: number | undefined };

const reachCompany = async (feeding: Feeding, { company = '', companyNumber }: Named) =>
  companyNumber === undefined ? reachKeyed(feeding, 'company', company) : ok(companyNumber);

export async function applyLaundry(feeding: Feeding, row: LaundryRow): Promise<Applied> {
  const company = await reachCompany(feeding, row);
  if (!company.ok) return company;
  const { shop } = feeding;
  switch (row.kind) {
    case 'laundry':
      return bringLaundry(shop, feeding, company.value, { id: row.laundry, name: row.name });
    case 'laundry-list': {
      const { list: kind, code, name, remove = false } = row;
      return bringOption(shop, feeding, company.value, { kind, code, name, remove });
    }
    default: {
      const { locker, position, remove = false } = row;
      return bringPosition(shop, feeding, company.value, { locker, position, remove });
    }
  }
}

/** A wearer with an occupied position is applied after the other lines, one of which may free it. */
export async function applyWearer(feeding: Feeding, row: RowOf<'wearer'>, rank: number): Promise<Applied> {
  const company = await reachCompany(feeding, row);
  if (!company.ok) return company;
  const textOf = (value: string | null | undefined) => (value === null ? '' : value);
  const brought = await bringWearer(feeding.shop, feeding, company.value, {
    employeeNo: row.employeeNo,
    name: row.name,
    subCompanyId: textOf(row.subCompanyId),
    department: textOf(row.department),
    costCenter: textOf(row.costCenter),
    locker: textOf(row.locker),
    position: row.locker === null ? '' : textOf(row.position),
    remove: row.remove === true,
  });
  if (brought.ok || rank === laterRankOf(row)) return brought;
  const errors = brought.refusal.code === 'invalid-input' ? (brought.refusal.errors ?? []) : [];
  return errors.some(({ path }) => path === 'position') ? ok('later') : brought;
}
