import * as z from 'zod';
import type {
  ConnectionPage,
  ConnectionView,
  DocumentLine,
  VisitView,
} from '#app/components/punchout/punchout-view.ts';
import { notFound } from '#app/not-found.ts';
import type { DocumentBrief } from '#modules/punchout-log/logged-document.ts';
import { type ConnectionState, readConnectionLog } from '#modules/punchout-workbench/read-connections.server.ts';
import { readDocument, replayDocument } from '#modules/punchout-workbench/replay-document.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const asked = z.object({ document: z.uuid().optional(), before: z.uuid().optional() });

/** The connection of a company with its log, and one document of it if the address names one. */
export async function loadConnection(
  shop: Shop,
  visit: Visit,
  companyId: number,
  query: URLSearchParams,
): Promise<ConnectionPage> {
  const read = asked.safeParse(Object.fromEntries(query));
  if (!read.success) throw notFound();
  const { document: documentId, before } = read.data;
  const log = await readConnectionLog(shop, visit, { companyId, before });
  if (!log.ok || !log.value.state) throw notFound();
  const { state, documents, next } = log.value;
  return {
    connection: viewOf(shop, visit, state),
    visits: visitsOf(shop, visit, documents),
    next,
    document: documentId === undefined ? undefined : await loadDocument(shop, visit, { companyId, documentId }),
  };
}

export const viewOf = (shop: Shop, visit: Visit, state: ConnectionState): ConnectionView => ({
  companyId: state.companyId,
  company: state.company,
  protocol: state.protocol,
  obstacles: state.obstacles,
  steps: state.steps.map(({ step, state: is, reason, documentId, isTrial }) => ({
    step,
    state: is,
    reason: sayReason(shop, visit, reason),
    documentId,
    isTrial,
  })),
});

async function loadDocument(shop: Shop, visit: Visit, of: { companyId: number; documentId: string }) {
  const read = await readDocument(shop, visit, of);
  const replayed = await replayDocument(shop, visit, of);
  if (!read.ok || !replayed.ok) throw notFound();
  const { document, fields, changes } = read.value;
  const fileHref = `/api/company/companies/${of.companyId}/punchout/log/${of.documentId}/file`;
  return { ...lineOf(shop, visit, document), fields, fileHref, changes, replay: replayed.value };
}

const lineOf = (shop: Shop, visit: Visit, document: DocumentBrief): DocumentLine => ({
  id: document.id,
  direction: document.direction,
  kind: document.kind,
  isTrial: document.isTrial,
  reason: sayReason(shop, visit, document.reason),
  createdAt: document.createdAt,
});

function visitsOf(shop: Shop, visit: Visit, documents: readonly DocumentBrief[]): VisitView[] {
  const groups = Map.groupBy(documents, ({ sessionId, exchange }) => sessionId ?? exchange);
  return [...groups].map(([key, group]) => ({
    key,
    isVisit: group[0]?.sessionId !== undefined,
    documents: group.toReversed().map((document) => lineOf(shop, visit, document)),
  }));
}

/** In words; what the shop told another system in English stays as it was sent. */
function sayReason({ texts }: Shop, { language }: Visit, reason: string): string {
  if (!/^[a-z][a-z-]*$/.test(reason)) return reason;
  return texts.say(language, 'punchout', `reason.${reason}`) ?? texts.say(language, 'refusals', reason) ?? reason;
}
