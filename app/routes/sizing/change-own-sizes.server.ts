import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type OwnSizesDone, sizeFieldOf } from '#app/components/sizing/own-sizes-fields.ts';
import type { Shop } from '#modules/shop.server.ts';
import { removeCustomerSize, saveCustomerSize } from '#modules/sizing/change-customer-sizes.server.ts';
import { saveMyMeasures } from '#modules/sizing/customer-measures.server.ts';
import { readSizeGuides } from '#modules/sizing/size-guides.server.ts';
import { type BodyMeasure, bodyMeasures, isLengthUnit, readMeasure } from '#modules/sizing/size-measures.ts';
import type { Visit } from '#modules/visit.ts';

/** Runs one of the page's two forms by its intent. A returned form has the typed values. */
export async function changeOwnSizes(shop: Shop, visit: Visit, form: FormData) {
  if (form.get('intent') === 'sizes') return changeSizes(shop, visit, form);
  if (form.get('intent') === 'measures') return changeMeasures(shop, visit, form);
  throw data(null, { status: 400 });
}

async function changeSizes(shop: Shop, visit: Visit, form: FormData) {
  for (const { code: id } of await readSizeGuides(shop)) {
    const size = form.get(sizeFieldOf(id));
    if (typeof size !== 'string') continue;
    const own = { id, customerId: undefined };
    const done =
      size === '' ? await removeCustomerSize(shop, visit, own) : await saveCustomerSize(shop, visit, { ...own, size });
    // The form only offers sizes of the list, so any other value is an invalid request.
    if (!done.ok) throw data(null, { status: 422 });
  }
  return back(visit, 'sizes');
}

async function changeMeasures(shop: Shop, visit: Visit, form: FormData) {
  const unit = form.get('unit');
  const texts = bodyMeasures.map((measure) => {
    const typed = form.get(measure);
    return [measure, typeof typed === 'string' ? typed.slice(0, 8) : ''] as const;
  });
  const read = texts.map(
    ([measure, text]) => [measure, readMeasure(measure, text, isLengthUnit(unit) ? unit : 'cm')] as const,
  );
  if (read.some(([, told]) => 'problem' in told))
    return data({ typed: Object.fromEntries(texts), unit: isLengthUnit(unit) ? unit : undefined }, { status: 422 });
  const changed: Partial<Record<BodyMeasure, number | null>> = Object.fromEntries(
    read.map(([measure, told]) => [measure, ('value' in told && told.value) || null]),
  );
  const saved = await saveMyMeasures(shop, visit, changed);
  if (!saved.ok) throw data(null, { status: 401 });
  return back(visit, 'measures');
}

const back = ({ language }: Visit, done: OwnSizesDone) =>
  redirect(`${routeHref('accountSizes', language)}?done=${done}#${done}`);
