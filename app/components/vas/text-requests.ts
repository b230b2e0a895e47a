import type { TextRequest } from '#modules/vas/render-texts.server.ts';
import type { TypedService } from './service-form.ts';
import type { OfferedService } from './vas-answers.ts';

type Row = {
  readonly sku: string;
  readonly customerId: number | undefined;
  readonly choices: readonly TypedService[];
  readonly services: readonly Pick<OfferedService, 'id' | 'serviceId' | 'parameters'>[];
};

/** What the server is asked for the texts of a row: its services that have some. */
export function textRequests({ sku, customerId, choices, services }: Row): Required<TextRequest>[] {
  const withText = new Map(services.flatMap((one) => (one.parameters.length > 0 ? [[one.id, one]] : [])));
  return choices.flatMap(({ serviceArticleId, parameters }) => {
    const service = withText.get(serviceArticleId);
    if (!service) return [];
    return {
      serviceArticleId,
      serviceId: service.serviceId,
      productId: sku,
      customerId: customerId ?? null,
      customIdentifier: String(serviceArticleId),
      parameters,
    };
  });
}
