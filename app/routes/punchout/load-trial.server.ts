import * as z from 'zod';
import type { TrialPage } from '#app/components/punchout/trial-view.ts';
import { notFound } from '#app/not-found.ts';
import { checkDocument } from '#modules/punchout-fields/check-document.ts';
import { readTrial, readTrials } from '#modules/punchout-trial/open-trial.server.ts';
import { linesToOrder } from '#modules/punchout-trial/send-order.server.ts';
import { suggestArticle } from '#modules/punchout-trial/suggest-article.server.ts';
import { questionsOf } from '#modules/punchout-trial/trial.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const asked = z.object({ trial: z.uuid().optional() });

/** Documents about an order come within minutes; later the page is loaded again by hand. */
const waitedMs = 10 * 60_000;

/** The built-in procurement system for a company, with the run that the address names. */
export async function loadTrial(
  shop: Shop,
  visit: Visit,
  companyId: number,
  query: URLSearchParams,
): Promise<TrialPage> {
  const read = asked.safeParse(Object.fromEntries(query));
  const listed = await readTrials(shop, visit, { companyId });
  if (!read.success || !listed.ok) throw notFound();
  const { company, protocol, trials } = listed.value;
  const runs = trials.map(({ id, protocol, createdAt }) => ({ id, protocol, createdAt }));
  const { trial: trialId } = read.data;
  return {
    company: company.name,
    protocol,
    runs,
    run: trialId === undefined ? undefined : await loadRun(shop, visit, { companyId, trialId }),
  };
}

async function loadRun(shop: Shop, visit: Visit, of: { companyId: number; trialId: string }) {
  const read = await readTrial(shop, visit, of);
  if (!read.ok) throw notFound();
  const { trial, company, steps } = read.value;
  const { id, protocol, createdAt } = trial;
  const isRecent = visit.now.getTime() - (steps.at(-1)?.createdAt ?? createdAt).getTime() < waitedMs;
  return {
    id,
    protocol,
    createdAt,
    questions: questionsOf[protocol],
    steps: steps.map(({ direction, kind, body, createdAt: at }) => ({
      direction,
      kind,
      createdAt: at,
      fields: checkDocument({ protocol, direction, body }),
    })),
    article: await suggestArticle(shop, visit, trial, company),
    lines: protocol === 'CXML' ? linesToOrder(steps) : [],
    isWaiting: isRecent && steps.length > 0,
  };
}
