import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { queryOfCompany } from '#app/components/people/people-view.ts';
import { cellPrefix } from '#app/components/people-import/import-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { readNewPersonRights } from '#modules/people-admin/read-person-page.server.ts';
import { correctLine } from '#modules/people-import/people-imports.server.ts';
import { startPeopleImport, stopPeopleImport } from '#modules/people-import/run-import.server.ts';
import { stagePeople } from '#modules/people-import/stage-people.server.ts';
import type { Refusal } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';

/** The page for those who may add people to the company. */
export async function loadImport(shop: Shop, visit: Visit, company: number | undefined) {
  const rights = await readNewPersonRights(shop, visit, company);
  if (!rights.ok) throw notFound();
  return { tabs: await readCompanyTabs(shop, visit), company };
}

/** Reads the file and redirects to the preview of its effects. */
export function uploadSheet(posted: PostedForm, companyId: number | undefined): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  return answerForm(posted, {
    intent: 'upload',
    domain: 'people',
    schema: z.object({}),
    run: async () => {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return refuse({ code: 'people-file-empty' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return stagePeople(shop, visit, { companyId, fileName: file.name, bytes });
    },
    done: ({ importId }) => redirect(sheetHref(visit, importId)),
  });
}

const sheetHref = ({ language }: Visit, importId: string) => routeHref('companyImportSheet', language, { importId });

/** Corrects a line, applies or discards the sheet, or stops the job. */
export function changeSheet(posted: PostedForm, importId: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const sent = form.get('intent');
  // The form in the progress display has no intent.
  const intent = typeof sent === 'string' ? sent : 'stop';
  return answerForm(posted, {
    intent,
    domain: 'people',
    schema: z.object({}),
    run: async (): Promise<Result<{ readonly companyId?: number }, Refusal>> => {
      if (intent === 'correct') {
        const line = z.coerce.number().int().safeParse(form.get('line')).data ?? 0;
        return correctLine(shop, visit, { importId, line, cells: cellsIn(form) });
      }
      if (intent === 'apply') return startPeopleImport(shop, visit, importId);
      const stopped = await stopPeopleImport(shop, visit, importId);
      // A job that has ended needs no stop; the page shows its state.
      return !stopped.ok && stopped.refusal.code === 'import-over' ? ok({}) : stopped;
    },
    done: ({ companyId }) =>
      redirect(
        intent === 'discard'
          ? `${routeHref('companyImport', visit.language)}${queryOfCompany(companyId)}`
          : sheetHref(visit, importId),
      ),
  });
}

const cellsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(cellPrefix) && typeof value === 'string' ? [[name.slice(cellPrefix.length), value]] : [],
    ),
  );
