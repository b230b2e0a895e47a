import { isOn, type Settings } from './company-settings.ts';

export type CustomerType = 'dealer' | 'idCustomer' | 'directCustomer';

/** A dealer stays a dealer even if it belongs to a parent company. */
export function customerTypeOf(company: { parentId: number | undefined; settings: Settings }): CustomerType {
  if (isOn(company.settings, 'AccessPartnerWeb')) return 'dealer';
  return company.parentId === undefined ? 'directCustomer' : 'idCustomer';
}
