import type { PersonValues, PersonView } from '#app/components/people/people-view.ts';
import { notFound } from '#app/not-found.ts';
import { toDecimal } from '#core/money.ts';
import { listActingChoices } from '#modules/acting/list-acting-choices.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { readNewPersonRights, readPersonPage } from '#modules/people-admin/read-person-page.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';

/** A person to be changed, or the form for a new one of a company: the own one, unless another is named. */
export async function loadPerson(shop: Shop, visit: Visit, personId: string, company: number | undefined) {
  const tabs = await readCompanyTabs(shop, visit);
  if (personId === 'new') {
    const rights = await readNewPersonRights(shop, visit, company);
    if (!rights.ok) throw notFound();
    return { tabs, company, person: undefined, rights: rights.value, acting: [] };
  }
  if (!/^\d{1,9}$/.test(personId)) throw notFound();
  const page = await readPersonPage(shop, visit, Number(personId));
  if (!page.ok) throw notFound();
  const acting = await listActingChoices(shop, visit, Number(personId));
  return { tabs, company, person: toView(visit, page.value), rights: page.value.rights, acting };
}

type Page = Extract<Awaited<ReturnType<typeof readPersonPage>>, { ok: true }>['value'];

function toView({ market }: Visit, { record, version, companies, sizes, mayChange, isOwn }: Page): PersonView {
  const [account] = record.accounts;
  return {
    id: record.id,
    version,
    values: valuesOf(record),
    roleId: account?.roleId ?? roles.user,
    isSuper: record.facts.isSuper ?? false,
    isActive: account?.isActive ?? false,
    lastSignInOn: account?.lastSignInAt && dayIn(market.marketId, account.lastSignInAt),
    companies,
    addresses: record.addresses.map(({ addressLine1, zipCode, city }) => `${addressLine1}, ${zipCode} ${city}`),
    sizes: sizes.map(({ sizeGroup, size }) => `${sizeGroup} ${size}`),
    mayChange,
    isOwn,
  };
}

function valuesOf({ facts, ...record }: Page['record']): PersonValues {
  return {
    firstName: record.firstName,
    lastName: record.lastName,
    emailAddress: record.emailAddress,
    phoneNumber: record.phoneNumber ?? '',
    cellPhone: record.cellPhone ?? '',
    employeeNo: facts.employeeNo ?? '',
    occupation: facts.occupation ?? '',
    department: facts.department ?? '',
    costCentre: facts.costCentre ?? '',
    locker: facts.locker ?? '',
    approver: facts.approver?.emailAddress ?? '',
    amountLimit: facts.amountLimit ? String(toDecimal(facts.amountLimit)) : '',
  };
}
