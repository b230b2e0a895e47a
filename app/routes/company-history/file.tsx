import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { historyOf } from '#app/routes/staff/export-list.server.ts';
import { exportFile } from '#app/work/list/export-list.server.ts';
import { listFileKinds } from '#modules/list-file.server.ts';
import type { Route } from './+types/file.ts';
import { companyChangeSource } from './company-change-source.server.ts';

/** A file instead of a screen: the changes of the filtered list. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!listFileKinds.some((kind) => kind === url.searchParams.get('file'))) throw notFound();
  const visit = context.get(visitContext);
  return exportFile('history', historyOf(companyChangeSource), context.get(shopContext), visit, url.searchParams);
}
