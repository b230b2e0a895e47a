import * as z from 'zod';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { refuse } from '#core/result.ts';
import { addressInput } from '#modules/account/account-schema.ts';
import {
  addMyAddress,
  changeMyAddress,
  listMyAddresses,
  removeMyAddress,
} from '#modules/account/my-addresses.server.ts';
import { regionsOf } from '#modules/market/regions.ts';
import { backToSettings } from './back-to-settings.ts';

const idField = z.coerce.number().int().positive();

/** A new address is in the market's country. */
export function addAddress(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit } = posted;
  return answerForm(posted, {
    intent: 'address-add',
    domain: 'account',
    schema: addressIn(visit.market.iso2, posted),
    run: (address) => addMyAddress(shop, visit, address),
    done: () => backToSettings(visit.language, 'address'),
  });
}

/** Changing an address keeps its country, which may differ from the market's. */
export async function changeAddress(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const id = idField.safeParse(form.get('id')).data;
  const mine = await listMyAddresses(shop, visit);
  const held = mine.ok ? mine.value.find((address) => address.id === id) : undefined;
  return answerForm(posted, {
    intent: 'address-change',
    domain: 'account',
    schema: addressIn(held?.countryCode ?? visit.market.iso2, posted),
    run: async (address) =>
      held ? changeMyAddress(shop, visit, { ...address, id: held.id }) : refuse({ code: 'address-not-found' }),
    done: () => backToSettings(visit.language, 'address'),
  });
}

export function removeAddress(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit } = posted;
  return answerForm(posted, {
    intent: 'address-remove',
    domain: 'account',
    schema: z.object({ id: idField }),
    run: (input) => removeMyAddress(shop, visit, input),
    done: () => backToSettings(visit.language, 'addressRemoved'),
  });
}

/** The form has no country field. Countries with regions require one of them. */
export function addressIn(countryCode: string, { visit }: PostedForm) {
  const regions = regionsOf(countryCode, visit.language);
  return z
    .preprocess((typed) => ({ ...(typed as object), countryCode }), addressInput)
    .transform(({ addressLine2, region, ...address }) => ({ ...address, addressLine2, region }))
    .refine(({ region }) => regions.length === 0 || regions.some(({ code }) => code === region), {
      message: 'required',
      path: ['region'],
    });
}
