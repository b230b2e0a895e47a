import { companyOf } from '#app/components/people/people-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { listFile } from '#modules/list-file.server.ts';
import { openTemplate, sheetContents } from '#modules/people-import/people-sheet.server.ts';
import type { Route } from './+types/import-template.ts';

/** A file instead of a screen: the people of the company, to edit and upload. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const asked = url.searchParams.get('content');
  const content = sheetContents.find((one) => one === asked) ?? 'people';
  const companyId = companyOf(url.searchParams.get('company'));
  const opened = await openTemplate(context.get(shopContext), visit, { companyId, content, isEmpty: false });
  if (!opened.ok) throw notFound();
  return listFile({ kind: 'xlsx', fileName: content, title: content, ...opened.value, at: visit.now });
}
