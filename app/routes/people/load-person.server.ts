import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PersonValues, PersonView } from '#app/components/people/people-view.ts';
import { notFound } from '#app/not-found.ts';
import { toDecimal } from '#core/money.ts';
import { listActingChoices } from '#modules/acting/list-acting-choices.server.ts';
import { sayLeftTo } from '#modules/allowance/say-rows.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { regionsOf } from '#modules/market/regions.ts';
import { isInvitationOpen } from '#modules/people/person-record.ts';
import { readNewPersonRights, readPersonPage } from '#modules/people-admin/read-person-page.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { SizeGuide } from '#modules/sizing/size-guide.ts';
import { readSizeGuides } from '#modules/sizing/size-guides.server.ts';
import { toSizeGroups } from '#modules/sizing/size-tree.ts';
import type { Visit } from '#modules/visit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';
import { readPersonOrders } from './person-orders.server.ts';

/** A person to edit, or the form for a new one. `company` is undefined for the visitor's own company. */
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
  const guides = await readSizeGuides(shop);
  const acting = await listActingChoices(shop, visit, Number(personId));
  const shownCompany = company ?? visit.claims?.company_id;
  const isSeen = shownCompany !== undefined && page.value.companyIds.includes(shownCompany);
  const allowances = isSeen ? await readAllowances(shop, visit, Number(personId), shownCompany) : undefined;
  const orders = await readPersonOrders(shop, visit, Number(personId));
  const listsToApprove = listsOf(visit, page.value, shownCompany);
  const person = { ...toView(visit, page.value, guides), allowances, orders, listsToApprove };
  return { tabs, company, person, rights: page.value.rights, acting };
}

/** At the company whose people are shown. */
async function readAllowances(shop: Shop, visit: Visit, customerId: number, companyId: number) {
  const texts = await sayLeftTo(shop, visit, { companyId, customerId });
  const title = shop.texts.say(visit.language, 'allowance', 'title') ?? '';
  return texts.length > 0 ? { title, texts } : undefined;
}

/** The lists of the people whose orders the person approves, that of the shown company first. */
function listsOf({ language }: Visit, page: Page, shownCompany: number | undefined): PersonView['listsToApprove'] {
  const list = routeHref('companyAdministration', language);
  return page.approvedAt
    .toSorted((a, b) => Number(b.id === shownCompany) - Number(a.id === shownCompany))
    .map(({ id, name }) => ({
      company: name,
      href: `${list}?${new URLSearchParams({ company: String(id), approverId: String(page.record.id) })}`,
    }));
}

type Page = Extract<Awaited<ReturnType<typeof readPersonPage>>, { ok: true }>['value'];

function toView(
  { market, language, now }: Visit,
  page: Page,
  guides: readonly SizeGuide[],
): Omit<PersonView, 'allowances' | 'orders' | 'listsToApprove'> {
  const { record, version, companies, sizes, mayChange, mayErase, isOwn, peopleToApprove } = page;
  const [account] = record.accounts;
  const isOpen = account?.isActive === true && !account.hasPassword && record.emailAddress !== '';
  const isInvited = account !== undefined && isInvitationOpen(account, now);
  const invitedOn = isInvited && account.invitedAt ? dayIn(market.marketId, account.invitedAt) : undefined;
  const groups = toSizeGroups(guides, { language, marketDefault: market.defaultLocale });
  return {
    id: record.id,
    version,
    values: valuesOf(record),
    roleId: account?.roleId ?? roles.user,
    isSuper: record.facts.isSuper ?? false,
    isActive: account?.isActive ?? false,
    lastSignInOn: account?.lastSignInAt && dayIn(market.marketId, account.lastSignInAt),
    companies,
    emailAddress: record.emailAddress,
    addresses: record.addresses.map(({ id, addressLine1, zipCode, city }) => ({
      id,
      text: `${addressLine1}, ${zipCode} ${city}`,
    })),
    regions: regionsOf((findMarketBySiteId(record.marketId ?? -1) ?? market).iso2, language),
    sizeGroups: groups.map((group) => ({
      code: group.id,
      name: group.name,
      sizes: group.sizes,
      worn: sizes.find(({ sizeGroup }) => sizeGroup === group.id)?.size ?? '',
    })),
    isInvited: isOpen && isInvited,
    invitation: isOpen ? { sentOn: invitedOn } : undefined,
    peopleToApprove,
    otherInfos: record.otherInfos.map(({ code, value }) => ({ code, value })),
    mayChange,
    mayErase,
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
    lockerPosition: facts.lockerPosition ?? '',
    approver: facts.approver?.emailAddress ?? '',
    amountLimit: facts.amountLimit ? String(toDecimal(facts.amountLimit)) : '',
  };
}
