import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { listFile } from '#modules/list-file.server.ts';
import { openRejectedSheet } from '#modules/people-import/people-sheet.server.ts';
import type { Route } from './+types/import-rejected.ts';

/** A file instead of a screen: the skipped lines, each with the reason. */
export async function loader({ context, params: { importId } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(importId).success) throw notFound();
  const visit = context.get(visitContext);
  const opened = await openRejectedSheet(context.get(shopContext), visit, importId);
  if (!opened.ok) throw notFound();
  return listFile({ kind: 'xlsx', fileName: 'rejected', title: 'rejected', ...opened.value, at: visit.now });
}
