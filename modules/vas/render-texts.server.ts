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

const gone: RenderedText = { lines: [], missing: [], problems: ['vasGone'], isValid: false };

/**
 * Access: people of a company that uses services. Plain users get their own data, administrators that of all people in
 * the company; other people count as not chosen. A service that is gone is an error of its text alone. One statement for all texts.
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
  const texts: (TextRequest & RenderedText & { known: TemplateValues })[] = [];
  for (const request of productRequests) {
    const article = services.find(request.serviceArticleId);
    const wearer = wearers.get(idOf(request) ?? Number.NaN);
    if (!article) {
      texts.push({ ...request, customerId: wearer?.id, ...gone, known: {} });
      continue;
    }
    const rendered = renderText(article, { written: request.parameters ?? {}, wearer, isLimited: limited });
    texts.push({ ...request, customerId: wearer?.id, ...rendered, known: valuesOf(article, {}, wearer) });
  }
  return ok(texts);
}
