import { dayIn } from '../market/market-day.ts';
import { comparedIn, type Facts, isMet } from '../rules/condition.ts';
import type { Visit } from '../visit.ts';
import type { ContentBlock } from './block-schema.ts';
import type { VisibilityKind } from './visibility-kinds.ts';

type Seer = Pick<Visit, 'market' | 'claims' | 'now'>;

export type VisibilityFacts = Facts<VisibilityKind>;

/** The facts of a visitor that rules of blocks may compare. Without a session there is no role and no company. */
const factsOfVisitor = ({ market, claims, now }: Seer): VisibilityFacts => ({
  MARKET: [market.code],
  ROLE: claims ? [claims.storm_role] : [],
  COMPANY: claims?.company_id === undefined ? [] : [claims.company_id],
  DATE: [dayIn(market.marketId, now)],
});

/** The blocks that the visitor sees, without their rules, which may name other companies. */
export function visibleBlocks(blocks: readonly ContentBlock[], facts: VisibilityFacts): ContentBlock[] {
  return blocks.flatMap(({ hidden, visibility, children, ...block }) =>
    hidden || (visibility && !isMet(visibility, facts))
      ? []
      : [{ ...block, ...(children && { children: visibleBlocks(children, facts) }) }],
  );
}

/** A page as the visitor sees it. A page without rules is returned as it is. */
export function asSeenBy<Page extends { blocks: ContentBlock[] }>(visitor: Seer, page: Page): Page {
  return page.blocks.some(hasRule) ? { ...page, blocks: visibleBlocks(page.blocks, factsOfVisitor(visitor)) } : page;
}

const hasRule = ({ hidden, visibility, children = [] }: ContentBlock): boolean =>
  hidden !== undefined || visibility !== undefined || children.some(hasRule);

/**
 * A time until which documents show the same: undefined without a rule about days, or else the next full minute, because
 * days begin at a full minute everywhere and pages are kept for a minute at most.
 */
export function nextVisibilityChange(documents: readonly unknown[], { now }: Pick<Seer, 'now'>): Date | undefined {
  const isByDay = documents.some((document) => hasDay(blocksOf(document)));
  return isByDay ? new Date((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs) : undefined;
}

const minuteMs = 60_000;

const blocksOf = (document: unknown): readonly ContentBlock[] =>
  typeof document === 'object' && document !== null && 'blocks' in document ? (document.blocks as ContentBlock[]) : [];

const hasDay = (blocks: readonly ContentBlock[]): boolean =>
  blocks.some(
    ({ visibility, children = [] }) =>
      (visibility && comparedIn(visibility).some(({ kind }) => kind === 'DATE')) || hasDay(children),
  );
