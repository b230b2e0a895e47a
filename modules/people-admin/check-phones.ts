import { ok, refuse } from '#core/result.ts';
import { marketList } from '../market/markets.ts';
import { isPhoneNumber } from '../market/phone-number.ts';

type Phones = { readonly phoneNumber: string | undefined; readonly cellPhone: string | undefined };

/** Numbers can be dialled in the person’s market; without one, no country says how. One that the person had before stays. */
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
