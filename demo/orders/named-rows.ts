import { serviceComment } from '#modules/logo/chosen-logo.ts';
import type { OrderedLogo, OrderedService } from '#modules/order/order.ts';
import { hasLettering } from '#modules/vas/vas-article.ts';
import { type Chosen, rowStep } from './demo-rows.ts';
import type { Naming, PricedService } from './naming.server.ts';

export type NamedWearer = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeNo: string;
  /** On the left chest, beside the name on the right. */
  readonly logo?: OrderedLogo | undefined;
};

/** A jacket for each wearer with the name on it, each followed by its services. */
export function namedRows(naming: Naming, wearers: readonly NamedWearer[]): Chosen[] {
  const rows: Chosen[] = [];
  for (const [at, wearer] of wearers.entries()) {
    const { jacket } = naming;
    const size = jacket.sizes[at % jacket.sizes.length] ?? '';
    const { id, firstName, lastName, employeeNo, logo } = wearer;
    const coworker = { id, name: `${firstName} ${lastName}`, employeeNo };
    rows.push({ sku: `${jacket.partNo}${size}`, size, quantity: 1, article: jacket, more: { coworker } });
    const parentRowNumber = rows.length * rowStep;
    const below = ({ article, service }: PricedService, ordered: OrderedService): Chosen => ({
      sku: String(service.serviceArticleId),
      size: '',
      quantity: 1,
      article,
      more: {
        type: 'VasArticle',
        parentRowNumber,
        coworker,
        taken: 0,
        service: ordered,
        comment: serviceComment(ordered),
      },
    });
    rows.push(below(naming.name, orderedOf(naming, naming.name, { lines: [`${firstName} ${lastName}`] })));
    if (logo) rows.push(below(naming.logo, orderedOf(naming, naming.logo, { lines: [], logo })));
  }
  return rows;
}

type Shown = { readonly lines: readonly string[]; readonly logo?: OrderedLogo };

/** At the first possible place: the name on the right, the logo on the left. */
function orderedOf({ cloth }: Naming, { service }: PricedService, { lines, logo }: Shown): OrderedService {
  const [place] = service.positions;
  return {
    serviceArticleId: service.serviceArticleId,
    position: place?.code,
    positionName: place?.name.sv,
    lines,
    written: {},
    making: {
      service: service.service,
      hasText: hasLettering(service),
      typeface: undefined,
      heightMm: undefined,
      logo,
      ...cloth,
    },
  };
}
