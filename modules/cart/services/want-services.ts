import { ok, type Result, refuse } from '#core/result.ts';
import { findChosenLogo, type RowLogo, usualLogo } from '../../logo/chosen-logo.ts';
import type { Cut } from '../../proof/cut.ts';
import { placesOn, sharedPlaces } from '../../vas/garment-places.ts';
import { firstServices, isLimited, isSelectorDisabled, requiredServices } from '../../vas/service-lists.ts';
import { nameOf, positionName, type Speaker } from '../../vas/service-words.ts';
import type { Services } from '../../vas/services.server.ts';
import {
  hasLettering,
  inksOf,
  type TemplateValues,
  takesLogo,
  typefacesFor,
  type VasArticle,
} from '../../vas/vas-article.ts';
import type { Visit } from '../../visit.ts';
import type { ChosenService, WantedService } from './chosen-service.ts';
import { type Offered, positionsFor, withFreePlaces } from './service-places.ts';

type Product = {
  /** Services that it can have, by `serviceId`. */
  readonly services: readonly string[];
  /** Categories, which determine the kind of garment and its places. */
  readonly categories?: readonly string[] | undefined;
  readonly cut?: Cut | undefined;
};

type Speaking = Speaker &
  Pick<Visit, 'claims'> & {
    /** All versions of the company's logos; may be left out where no service takes one. */
    readonly logos?: readonly RowLogo[] | undefined;
  };

/** Plain users always have their own data on their garments, so the texts they write are ignored. */
const writtenBy = ({ claims }: Pick<Visit, 'claims'>, { parameters = {} }: ChosenService): TemplateValues =>
  isLimited(claims) ? {} : parameters;

type ServiceRefusal =
  | { code: 'vas-not-offered' | 'logo-not-found' }
  | { code: 'vas-place'; places: string }
  | { code: 'setting-value-invalid'; key: string; expected: string };

type ChoiceRefusal =
  | { code: 'vas-not-allowed' | 'vas-missing' | 'vas-fixed' | 'vas-twice' }
  | { code: 'vas-place-taken'; place: string }
  | ServiceRefusal;

/**
 * Checks a choice of services for a product. Without a choice the product gets what its company requires or preselects.
 */
export function wantServices(
  services: Services,
  product: Product,
  chosen: readonly ChosenService[] | undefined,
  speaker: Speaking,
): Result<WantedService[], ChoiceRefusal> {
  const offered = articlesOf(services, product);
  const terms = termsOf(services, product);
  const required = requiredServices(terms);
  const first = firstServices(terms).map((serviceArticleId): ChosenService => ({ serviceArticleId }));
  const wanted = chosen ?? withFreePlaces(offered, product, first, required);
  if (wanted.length > 0 && !services.isOn) return refuse({ code: 'vas-not-allowed' });
  const ids = wanted.map(({ serviceArticleId }) => serviceArticleId);
  if (ids.some((id) => !offered.has(id))) return refuse({ code: 'vas-not-offered' });
  if (new Set(ids).size < ids.length) return refuse({ code: 'vas-twice' });
  if (required.some((id) => !ids.includes(id))) return refuse({ code: 'vas-missing' });
  if (isSelectorDisabled(terms) && ids.length > required.length) return refuse({ code: 'vas-fixed' });
  const positions = positionsFor(offered, product, wanted);
  const complete: WantedService[] = [];
  for (const [at, one] of wanted.entries()) {
    const completed = completeService(offered, product, { ...one, position: positions[at] }, speaker);
    if (!completed.ok) return completed;
    complete.push(completed.value);
  }
  const [shared] = sharedPlaces(positions);
  if (shared === undefined) return ok(complete);
  const sharing = complete.find(({ position }) => position === shared);
  const place = (sharing && positionName(sharing.article, shared, speaker)) ?? shared;
  return refuse({ code: 'vas-place-taken', place });
}

const articlesOf = (services: Services, product: Product): Offered =>
  new Map(services.of(product.services).map((article) => [article.serviceArticleId, article]));

const termsOf = (services: Services, product: Product) => ({
  lists: services.listsOf(product.services),
  isForced: services.isForced,
});

function completeService(
  offered: Offered,
  { categories = [], cut }: Product,
  one: ChosenService,
  speaker: Speaking,
): Result<WantedService, ServiceRefusal> {
  const article = offered.get(one.serviceArticleId);
  if (!article) return refuse({ code: 'vas-not-offered' });
  const places = placesOn(article.positions, categories, cut);
  const position = (one.position ? places.find(({ code }) => code === one.position) : places[0])?.code;
  if (one.position && !position) {
    const names = places.map(({ code }) => positionName(article, code, speaker) ?? code);
    return refuse({ code: 'vas-place', places: names.join(', ') });
  }
  const { typeface, heightMm } = one;
  const typefaces = typefacesFor(article);
  if (typeface && !typefaces.some((name) => name === typeface))
    return refuse({ code: 'setting-value-invalid', key: 'typeface', expected: typefaces.join(', ') || 'null' });
  const ink = one.ink ?? (hasLettering(article) ? article.inks?.[0] : undefined);
  const inks = inksOf(article);
  if (one.ink && !inks.some((code) => code === one.ink))
    return refuse({ code: 'setting-value-invalid', key: 'ink', expected: inks.join(', ') || 'null' });
  const logo = logoFor(article, one, speaker);
  if (one.logo && !takesLogo(article)) return refuse({ code: 'setting-value-invalid', key: 'logo', expected: 'null' });
  if (one.logo && !logo) return refuse({ code: 'logo-not-found' });
  const parameters = writtenBy(speaker, one);
  return ok({ article, name: nameOf(article, speaker), position, parameters, typeface, heightMm, ink, logo });
}

function logoFor(article: VasArticle, { logo }: ChosenService, { logos = [] }: Speaking): RowLogo | undefined {
  if (logo) return findChosenLogo(logos, logo);
  return logo === undefined && takesLogo(article) ? usualLogo(logos) : undefined;
}

/** Whether a choice, or what the company adds to it, has a service that takes a logo. */
export function wantsLogo(services: Services, product: Product, chosen: readonly ChosenService[] = []): boolean {
  const terms = termsOf(services, product);
  const added = [...requiredServices(terms), ...firstServices(terms)];
  const ids = new Set([...added, ...chosen.map(({ serviceArticleId }) => serviceArticleId)]);
  return services.of(product.services).some((one) => ids.has(one.serviceArticleId) && takesLogo(one));
}

/** The services of an earlier order that are still available for the product, unchanged. */
export function stillHad(
  services: Services,
  product: Product,
  former: readonly ChosenService[],
  speaker: Speaking,
): ChosenService[] {
  if (!services.isOn) return [];
  const offered = articlesOf(services, product);
  const terms = termsOf(services, product);
  const required = requiredServices(terms);
  const isFixed = isSelectorDisabled(terms);
  const had = former.filter(
    (one) =>
      completeService(offered, product, one, speaker).ok && (!isFixed || required.includes(one.serviceArticleId)),
  );
  const placed = withFreePlaces(offered, product, [...had, ...addedTo(had, required)], required);
  return had.filter((one) => placed.includes(one));
}

/** What the company requires and is not there. */
function addedTo(had: readonly ChosenService[], required: readonly number[]): ChosenService[] {
  const isThere = new Set(had.map(({ serviceArticleId }) => serviceArticleId));
  return required.filter((id) => !isThere.has(id)).map((serviceArticleId) => ({ serviceArticleId }));
}

/** The same, with what the company requires today. */
export function againServices(
  services: Services,
  product: Product,
  former: readonly ChosenService[],
  speaker: Speaking,
): ChosenService[] {
  const had = stillHad(services, product, former, speaker);
  return [...had, ...addedTo(had, requiredServices(termsOf(services, product)))];
}
