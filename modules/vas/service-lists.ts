import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { roles } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import type { VasArticle } from './vas-article.ts';

type Buyer = Pick<Claims, 'storm_role' | 'company_id'> | undefined;

/**
 * A service under the terms of a company. A company has each service once, so the list has the number of its service
 * article.
 */
export type ServiceList = {
  readonly id: number;
  readonly serviceArticleId: number;
  /** Every garment that can have the service must have it. */
  readonly mandatory: boolean;
  readonly preselected: boolean;
};

/** Services are for people who buy for a company that has them switched on. */
export const maySeeServices = (claims: Buyer, settings: Settings): boolean =>
  isB2B(claims) && claims?.company_id !== undefined && isOn(settings, 'ShowVas');

/** The numbers of services in a setting. */
export const idsIn = (text = ''): ReadonlySet<number> => new Set((text.match(/\d+/g) ?? []).map(Number));

/** The lists of some services, under the terms of the company. */
export function serviceListsOf(
  articles: readonly Pick<VasArticle, 'serviceArticleId'>[],
  settings: Settings,
): ServiceList[] {
  const mandatory = idsIn(settings.MandatoryVasServices);
  const preselected = idsIn(settings.PreSelectedVasServices);
  return articles.map(({ serviceArticleId: id }) => ({
    id,
    serviceArticleId: id,
    mandatory: mandatory.has(id),
    preselected: preselected.has(id),
  }));
}

export const mandatoryListOf = (lists: readonly ServiceList[]): ServiceList | undefined =>
  lists.find(({ mandatory }) => mandatory);

export const preselectedListOf = (lists: readonly ServiceList[]): ServiceList | undefined =>
  lists.find(({ preselected }) => preselected);

/** Plain users of such a company get what is preselected; all others may choose. */
export const forcesPreselected = (claims: Buyer, settings: Settings): boolean =>
  claims?.storm_role === roles.user && isOn(settings, 'ForcePreSelectedVasForUsers');

type Choice = { readonly lists: readonly ServiceList[]; readonly isForced: boolean };

/** Nothing is left to choose: a service is mandatory, or the preselected one is forced. */
export const isSelectorDisabled = ({ lists, isForced }: Choice): boolean =>
  mandatoryListOf(lists) !== undefined || (isForced && preselectedListOf(lists) !== undefined);

/** The services that a garment must have. */
export const requiredServices = ({ lists, isForced }: Choice): number[] =>
  lists.filter(({ mandatory, preselected }) => mandatory || (isForced && preselected)).map(({ id }) => id);

/** The services that a garment gets by default. */
export const firstServices = ({ lists, isForced }: Choice): number[] => {
  const required = requiredServices({ lists, isForced });
  return isSelectorDisabled({ lists, isForced })
    ? required
    : lists.filter(({ preselected }) => preselected).map(({ id }) => id);
};

/** A company may want a service on each garment that can have one. */
export const forcesSelection = (claims: Buyer, settings: Settings): boolean =>
  maySeeServices(claims, settings) && isOn(settings, 'ForceVasSelectionOnProductsWithVas');

/** Plain users have their own data on their garments; others choose the wearer and edit the texts. */
export const isLimited = (claims: Buyer): boolean => claims?.storm_role === roles.user;
