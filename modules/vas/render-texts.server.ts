import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readWearers } from './read-wearers.server.ts';
import { isLimited } from './service-lists.ts';
import { readServices } from './services.server.ts';
import { type RenderedText, renderText, valuesOf } from './text-template.ts';
import type { TemplateValues } from './vas-article.ts';

/** A service for a garment and its wearer. */
export type TextRequest = {
  readonly serviceArticleId: number;
  readonly serviceId?: string | undefined;
  readonly productId?: string | undefined;
  readonly customerId?: number | null | undefined;
  /** By which the caller finds the answer again. */
  readonly customIdentifier?: string | undefined;
  readonly parameters?: TemplateValues | undefined;
};

type Input = { readonly productRequests: readonly TextRequest[]; readonly companyId: number | null };

/**
 * Access: people of a company that uses services. Plain users get their own data, administrators that of all people in
 * the company; a person of another company counts as not chosen. One statement for all texts. A service that does not
 * exist is a problem of its own answer only.
 */
export async function renderTexts(shop: Shop, visit: Visit, { productRequests, companyId }: Input) {
  const { claims } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  const services = await readServices(shop, visit);
  if (companyId !== null && companyId !== claims.company_id) return refuse({ code: 'company-not-found', companyId });
  if (!services.isOn) return refuse({ code: 'vas-not-allowed' });
  const limited = isLimited(claims);
  const idOf = ({ customerId }: TextRequest) => (limited ? claims.customer_id : (customerId ?? undefined));
  const wearers = await readWearers(
    shop.db,
    claims,
    productRequests.flatMap((request) => idOf(request) ?? []),
  );
  const texts = productRequests.map((request): AnsweredText => {
    const article = services.find(request.serviceArticleId);
    const wearer = wearers.get(idOf(request) ?? Number.NaN);
    if (!article) return { ...request, customerId: wearer?.id, ...unknown, known: {} };
    const rendered = renderText(article, { written: request.parameters ?? {}, wearer, isLimited: limited });
    return { ...request, customerId: wearer?.id, ...rendered, known: valuesOf(article, {}, wearer) };
  });
  return ok(texts);
}

type AnsweredText = TextRequest & RenderedText & { readonly known: TemplateValues };

const unknown: RenderedText = { lines: [], missing: [], problems: ['vasUnknownService'], isValid: false };
