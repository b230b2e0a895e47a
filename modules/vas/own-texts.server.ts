import { ok, refuse } from '#core/result.ts';
import { mayChangeOwnOccupation } from '../allowance/active-allowances.server.ts';
import { recordIfActing } from '../audit/record-change.server.ts';
import { saveGarmentTexts } from '../people/single-fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readWearers } from './read-wearers.server.ts';
import { readServices } from './services.server.ts';
import type { Wearer } from './text-template.ts';

export type OwnTexts = Wearer & { readonly mayChangeOccupation: boolean };

/** Access: people of a company that uses services, their own data. */
export async function readOwnTexts(shop: Shop, visit: Visit) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!(await readServices(shop, visit)).isOn) return refuse({ code: 'vas-not-allowed' });
  const own = (await readWearers(shop.db, claims, [claims.customer_id])).get(claims.customer_id);
  if (!own) return refuse({ code: 'customer-not-found', customerId: claims.customer_id });
  return ok({ ...own, mayChangeOccupation: await mayChangeOwnOccupation(shop, claims) });
}

type Input = { readonly occupation: string; readonly customizedText: string };

/**
 * Access: as above; the occupation only where it decides no allowance. Recorded where staff do it in the person's place. Names are changed in
 * the profile, the employee number by the company.
 */
export async function changeOwnTexts(shop: Shop, visit: Visit, { occupation, customizedText }: Input) {
  const own = await readOwnTexts(shop, visit);
  if (!own.ok) return own;
  const texts = { occupation: occupation.trim() || undefined, customizedText: customizedText.trim() || undefined };
  if (texts.occupation !== own.value.occupation && !own.value.mayChangeOccupation)
    return refuse({ code: 'occupation-fixed' });
  const { id } = own.value;
  await shop.db.transaction().execute(async (db) => {
    await saveGarmentTexts(db, id, texts);
    await recordIfActing(db, visit, {
      action: 'customer.changed',
      subject: id,
      before: {},
      after: {},
      personal: { of: id, before: recorded(own.value), after: recorded(texts) },
    });
  });
  return ok({ ...own.value, ...texts });
}

const recorded = ({ occupation = '', customizedText = '' }: Pick<OwnTexts, 'occupation' | 'customizedText'>) => ({
  occupation,
  customizedText,
});
