import type { Tuning } from '../answer/tuning.ts';
import { createColumnsBuilder } from '../columns-builder.ts';
import { type Engine, openEngine } from '../engine.ts';
import type { ListRequest } from '../list-answer.ts';
import type { MarketSource, SourceProduct } from '../source.ts';

export function openSource(source: MarketSource, products: readonly SourceProduct[], tuning?: Tuning): Engine {
  const builder = createColumnsBuilder(source);
  for (const product of products) builder.add(product);
  return openEngine(builder.finish(), tuning);
}

export function aRequest(more: Partial<ListRequest> = {}): ListRequest {
  return {
    place: {},
    valueIds: [],
    priceMode: 'incl',
    language: 'sv',
    sort: { field: 'PartNo', order: 'asc' },
    mode: 'Default',
    splitsByBestSelling: false,
    page: 1,
    pageSize: 15,
    ...more,
  };
}
