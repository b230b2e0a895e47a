import { ok, refuse } from '#core/result.ts';
import { marketList } from '../market/markets.ts';
import { isPhoneNumber } from '../market/phone-number.ts';

type Phones = { readonly phoneNumber: string | undefined; readonly cellPhone: string | undefined };

/** Numbers must be valid in the person’s market; without a market there is no country to check against. An unchanged number stays. */
export function checkPhones(contact: Phones, marketId: number | undefined, before?: Phones) {
  const home = marketList.find((market) => market.marketId === marketId)?.iso2;
  const wrong = (['phoneNumber', 'cellPhone'] as const).filter((field) => {
    const number = contact[field];
    return home && number !== undefined && number !== before?.[field] && !isPhoneNumber(number, home);
  });
  if (wrong.length === 0) return ok(undefined);
  return refuse({
    code: 'invalid-input',
    errors: wrong.map((path) => ({ path, code: 'phone-invalid', facts: {} })),
  });
}
