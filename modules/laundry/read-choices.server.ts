import type { Shop } from '../shop.server.ts';
import type { LaundryOptions } from './laundry-customer.ts';

type Asking = Pick<Shop, 'laundry' | 'log'>;

/** What wearers can be assigned to; undefined if the laundry cannot be asked, which blocks nothing. */
export async function readOptionsOrNone(
  { laundry, log }: Asking,
  companyId: number,
): Promise<LaundryOptions | undefined> {
  try {
    return await laundry.optionsOf(companyId);
  } catch (error) {
    log.warn({ err: error, companyId }, 'the choices of the laundry could not be read; the order may go on');
    return undefined;
  }
}

/** The number of lockers whose positions are read; in the others they are typed. */
const mostLockers = 20;

/** The free positions of some lockers. One that cannot be read is left out. */
export async function readFreePositions(
  { laundry, log }: Asking,
  companyId: number,
  lockers: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const asked = [...new Set(lockers)].filter((locker) => locker !== '').slice(0, mostLockers);
  try {
    const found = await Promise.all(
      asked.map(async (locker) => {
        const positions = (await laundry.positionsOf(companyId, locker)) ?? [];
        const free = positions.filter(({ employeeNo }) => employeeNo === undefined);
        return [locker, free.map(({ position }) => position)] as const;
      }),
    );
    return Object.fromEntries(found);
  } catch (error) {
    log.warn({ err: error, companyId }, 'the positions of lockers could not be read');
    return {};
  }
}
