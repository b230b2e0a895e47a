import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { languages } from '#core/locale.ts';
import { exportTexts } from '#modules/translation/export-texts.server.ts';
import { fileFormats, fileNameOf } from '#modules/translation/translation-file.ts';
import { toXliff } from '#modules/translation/xliff.ts';
import type { Route } from './+types/file.ts';

const query = z.object({
  source: z.enum(languages),
  target: z.enum(languages),
  format: z.enum(fileFormats),
  slug: z.string().max(100),
});

const types = { xliff: 'application/xliff+xml', json: 'application/json' };

/** A file instead of a screen: the texts to translate. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = query.safeParse({ slug: '', ...Object.fromEntries(url.searchParams) });
  // An address without a choice leads to the form that makes one.
  if (!asked.success) throw redirect(routeHref('staffTranslations', context.get(visitContext).language));
  const { source, target, format, slug } = asked.data;
  const slugs = slug === '' ? [] : [slug];
  const exported = await exportTexts(context.get(shopContext), context.get(visitContext), { source, target, slugs });
  if (!exported.ok) throw notFound();
  const file = format === 'xliff' ? toXliff(exported.value) : JSON.stringify(exported.value, null, 2);
  return new Response(file, {
    headers: {
      'content-type': `${types[format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="${fileNameOf(source, target, format)}"`,
      'cache-control': 'no-store',
    },
  });
}
