import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { changersOf } from '../auth/may-do.ts';
import { textProblems } from './check-import.ts';
import { exportTexts } from './export-texts.server.ts';
import { importTexts } from './import-texts.server.ts';
import { fileFormats, fileNameOf } from './translation-file.ts';
import { toXliff } from './xliff.ts';

/** Texts of pages and general content for translators, for staff with the task content. */
export function translationsApi(): Api {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/translation-files',
      summary: 'The texts of the market’s pages and general content in two languages, as XLIFF 2.0 or JSON',
      needsToken: true,
      query: z.object({
        source: z.enum(languages),
        target: z.enum(languages),
        format: z.enum(fileFormats).default('xliff'),
        slugs: z
          .string()
          .max(2000)
          .default('')
          .meta({ description: 'Slugs with commas between them; `general` for general content. Absent: everything.' }),
      }),
      answer: z.object({ fileName: z.string(), file: z.string() }),
    },
    async ({ shop, visit, query: { source, target, format, slugs } }) => {
      const wanted = slugs.split(',').filter((slug) => slug !== '');
      const exported = await exportTexts(shop, visit, { source, target, slugs: wanted });
      if (!exported.ok) return exported;
      const file = format === 'xliff' ? toXliff(exported.value) : JSON.stringify(exported.value, null, 2);
      return ok({ fileName: fileNameOf(source, target, format), file });
    },
  );

  addCall(
    api,
    {
      method: 'post',
      path: '/translation-files',
      summary: 'Saves a translated file',
      description:
        'XLIFF 2 or JSON, as exported. Placeholders must be those of the source, the source must not have changed since, and no text of a document may stay without a translation. If a text is refused, nothing is saved and `problems` says why.',
      needsToken: true,
      access: changersOf('content'),
      body: z.strictObject({
        file: z.string().min(1).max(1_000_000),
        everywhere: z
          .boolean()
          .default(false)
          .meta({ description: 'For all markets instead of the market of the host.' }),
      }),
      answer: z.object({
        target: z.enum(languages),
        saved: z.array(z.string()),
        texts: z.number().int(),
        problems: z.array(z.object({ document: z.string(), unit: z.string(), problem: z.enum(textProblems) })),
      }),
    },
    async ({ shop, visit, body }) => {
      const imported = await importTexts(shop, visit, body);
      return imported.ok
        ? ok({ ...imported.value, saved: [...imported.value.saved], problems: [...imported.value.problems] })
        : imported;
    },
  );

  return api;
}
