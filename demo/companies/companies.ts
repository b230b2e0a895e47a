import type { DemoCompany } from './demo-company.ts';
import { laundryAccount } from './laundry-account.ts';
import { nordicCompanies } from './nordic-companies.ts';
import { westernCompanies } from './western-companies.ts';

/** Every setting of the shop is on in at least one of them; the test beside this file checks it. */
export const demoCompanies: readonly DemoCompany[] = [...nordicCompanies, ...westernCompanies, laundryAccount];

export function demoCompany(id: number): DemoCompany {
  const company = demoCompanies.find((company) => company.id === id);
  if (company === undefined) throw new Error(`No demo company ${id}`);
  return company;
}
