import { ok, refuse } from '#core/result.ts';
import { mayDo } from '../auth/may-do.ts';
import { roles } from '../auth/roles.ts';
import { getCompany } from '../company/get-company.server.ts';
import { findAdministered } from '../company-admin/administered-company.server.ts';
import type { ContentScene } from '../content/content-parts.ts';
import { listScenes } from '../content/list-scenes.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findLogotype, findStartPage, type KeptPage } from './company-page-store.server.ts';

type StartPageQuery = { readonly companyId: number; readonly coopCode?: string | undefined };

const same = (one: string | undefined, other: string) => (one ?? '').toLowerCase() === other.trim().toLowerCase();

/** Access: people who may see the company. To others it has no page. */
export async function readStartPage(shop: Shop, visit: Visit, { companyId, coopCode }: StartPageQuery) {
  const company = await getCompany(shop, visit, companyId);
  if (!company.ok)
    return company.refusal.code === 'not-signed-in' ? company : refuse({ code: 'company-page-not-found' });
  const isNamed = coopCode === undefined || same(company.value.coopCode, coopCode);
  const page = isNamed ? await findStartPage(shop.db, { companyId }) : undefined;
  return page ? ok({ page, coopCode: company.value.coopCode }) : refuse({ code: 'company-page-not-found' });
}

/** Access: the visitor's own company. Undefined for visitors without a company, and if it has no page. */
export async function findOwnStartPage({ db }: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  return claims?.company_id === undefined ? undefined : findStartPage(db, { companyId: claims.company_id });
}

/** Whether the visitor edits the start page of the company of their session. */
export const mayEditStart = ({ claims }: Pick<Visit, 'claims'>): boolean =>
  claims?.storm_role === roles.administrator || mayDo(claims, 'customers');

/** The pictures that a hero can show: those of the market's pages, and the one that the page has already. */
export async function scenesFor(shop: Shop, visit: Visit, page: KeptPage | undefined): Promise<ContentScene[]> {
  const scenes = await listScenes(shop, visit);
  const own = page?.heroBlock?.scene;
  return own && scenes.every(({ wide }) => wide.path !== own.wide.path) ? [own, ...scenes] : scenes;
}

/** Access: administrators of the company, and staff with the task customers. The company of the session, unless another is named. */
export async function readStartEditor(shop: Shop, visit: Visit, asked: { readonly companyId?: number | undefined }) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const companyId = asked.companyId ?? visit.claims.company_id;
  if (companyId === undefined) return refuse({ code: 'company-not-found', companyId: 0 });
  const found = await findAdministered(shop.db, visit, companyId);
  if (!found.ok) return found;
  const page = await findStartPage(shop.db, { companyId });
  return ok({ company: found.value.company, page, scenes: await scenesFor(shop, visit, page) });
}

/** Access: people who may see the company. */
export async function readLogotype(shop: Shop, visit: Visit, { id }: { readonly id: number }) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const page = await findStartPage(shop.db, { id });
  const company = page && (await getCompany(shop, visit, page.companyId));
  const svg = company?.ok ? await findLogotype(shop.db, id) : undefined;
  return svg === undefined ? refuse({ code: 'company-page-not-found' }) : ok(svg);
}
