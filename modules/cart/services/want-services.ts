import { ok, type Result, refuse } from '#core/result.ts';
import { findChosenLogo, type RowLogo } from '../../logo/chosen-logo.ts';
import { firstServices, isLimited, isSelectorDisabled, requiredServices } from '../../vas/service-lists.ts';
import { nameOf, type Speaker } from '../../vas/service-words.ts';
import type { Services } from '../../vas/services.server.ts';
import { hasLettering, inksOf, type TemplateValues, takesLogo, type VasArticle } from '../../vas/vas-article.ts';
import type { Visit } from '../../visit.ts';
import type { ChosenService, WantedService } from './chosen-service.ts';

type Product = {
  /** Services that it can have, by `serviceId`. */
  readonly services: readonly string[];
};

type Speaking = Speaker &
  Pick<Visit, 'claims'> & {
    /** All versions of the company's logos; may be left out where no choice names one. */
    readonly logos?: readonly RowLogo[] | undefined;
  };

/** Plain users have their own data on their garments, so that nothing they write is kept. */
const writtenBy = ({ claims }: Pick<Visit, 'claims'>, { parameters = {} }: ChosenService): TemplateValues =>
  isLimited(claims) ? {} : parameters;

type ChoiceRefusal = { code: 'vas-not-allowed' | 'vas-unknown' | 'vas-missing' | 'vas-fixed' | 'logo-not-found' };

/**
 * Checks a choice of services for a product. Without a choice the product gets what its company requires or preselects.
 */
export function wantServices(
  services: Services,
  product: Product,
  chosen: readonly ChosenService[] | undefined,
  speaker: Speaking,
): Result<WantedService[], ChoiceRefusal> {
  const offered = new Map(services.of(product.services).map((article) => [article.serviceArticleId, article]));
  const terms = { lists: services.listsOf(product.services), isForced: services.isForced };
  const wanted = chosen ?? firstServices(terms).map((serviceArticleId): ChosenService => ({ serviceArticleId }));
  if (wanted.length > 0 && !services.isOn) return refuse({ code: 'vas-not-allowed' });
  const ids = wanted.map(({ serviceArticleId }) => serviceArticleId);
  if (ids.some((id) => !offered.has(id)) || new Set(ids).size < ids.length) return refuse({ code: 'vas-unknown' });
  const required = requiredServices(terms);
  if (required.some((id) => !ids.includes(id))) return refuse({ code: 'vas-missing' });
  if (isSelectorDisabled(terms) && ids.length > required.length) return refuse({ code: 'vas-fixed' });
  const complete: WantedService[] = [];
  for (const one of wanted) {
    const article = offered.get(one.serviceArticleId);
    const position = article && positionFor(article, one.position);
    if (!article || (article.positions.length > 0 && position === undefined)) return refuse({ code: 'vas-unknown' });
    const { typeface, heightMm } = one;
    const ink = one.ink ?? (hasLettering(article) ? article.inks?.[0] : undefined);
    if (one.ink && !inksOf(article).some((code) => code === one.ink)) return refuse({ code: 'vas-unknown' });
    const logo = one.logo && findChosenLogo(speaker.logos ?? [], one.logo);
    if (one.logo && !takesLogo(article)) return refuse({ code: 'vas-unknown' });
    if (one.logo && !logo) return refuse({ code: 'logo-not-found' });
    const parameters = writtenBy(speaker, one);
    complete.push({ article, name: nameOf(article, speaker), position, parameters, typeface, heightMm, ink, logo });
  }
  return ok(complete);
}

const positionFor = ({ positions }: VasArticle, code: string | undefined): string | undefined =>
  code ? positions.find((one) => one.code === code)?.code : positions[0]?.code;
