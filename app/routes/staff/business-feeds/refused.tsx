import { Readable } from 'node:stream';
import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { openRefused } from '#modules/business-feed/read-feeds.server.ts';
import type { Route } from './+types/refused.ts';

/** A file instead of a screen: the refused lines of a business feed. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const file = await openRefused(context.get(shopContext), context.get(visitContext), id);
  if (!file.ok) throw notFound();
  return new Response(Readable.toWeb(file.value) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="business-feed-${id}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
