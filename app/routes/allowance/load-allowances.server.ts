import type { AllowanceFormView, AllowanceItem, TypedAllowance } from '#app/components/allowance/allowance-view.ts';
import { notFound } from '#app/not-found.ts';
import type { Allowance } from '#modules/allowance/allowance.ts';
import { readAllowanceChoices, readAllowances } from '#modules/allowance/read-allowances.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { coworkerLabels } from '#modules/people/coworker.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Input = { readonly companyId: number; readonly allowanceId: string | null };

/** All allowances of a company and the form for one of them; 404 for those who may not change them. */
export async function loadAllowances(shop: Shop, visit: Visit, { companyId, allowanceId }: Input) {
  const read = await readAllowances(shop, visit, { companyId });
  if (!read.ok) throw notFound();
  const { company, allowances } = read.value;
  const { people, namesakes, categories } = await readAllowanceChoices(shop, visit, read.value);
  const changed = allowances.find(({ id }) => id === allowanceId);
  if (allowanceId !== null && !changed) throw notFound();
  const nameOf = ({ holder }: Allowance) =>
    'occupation' in holder
      ? holder.occupation
      : (people.find(({ id }) => id === holder.customerId)?.name ?? String(holder.customerId));
  const items = allowances.map((one): AllowanceItem => {
    const { id, version, pieces, period, startsOn, excess } = one;
    return {
      id,
      version,
      pieces,
      period,
      startsOn,
      excess,
      holder: nameOf(one),
      category: categories.get(one.category) ?? one.category,
    };
  });
  const labels = coworkerLabels(people, namesakes);
  const form: AllowanceFormView = {
    changed: changed && { id: changed.id, version: changed.version },
    typed: changed
      ? typedOf(changed, labels)
      : emptyForm(`${dayIn(visit.market.marketId, visit.now).slice(0, 4)}-01-01`),
    people: [...labels.values()],
    categories: [...categories].map(([value, label]) => ({ value, label })),
    companyId,
  };
  return { companyId, company: company.name, items, form };
}

const emptyForm = (startsOn: string): TypedAllowance => ({
  occupation: '',
  person: '',
  category: '',
  pieces: '',
  period: 'Year',
  startsOn,
  excess: 'refuse',
});

const typedOf = (
  { holder, category, pieces, period, startsOn, excess }: Allowance,
  labels: ReadonlyMap<number, string>,
): TypedAllowance => ({
  occupation: 'occupation' in holder ? holder.occupation : '',
  person: 'customerId' in holder ? (labels.get(holder.customerId) ?? '') : '',
  category,
  pieces: String(pieces),
  period,
  startsOn,
  excess,
});
