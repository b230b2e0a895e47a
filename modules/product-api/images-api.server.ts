import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { imageUrl, picturesPath } from '../media/picture-address.ts';
import { everything, readCaller } from './caller.server.ts';
import { skuField } from './calls/list-question.ts';

const mostEntries = 500;

/** Additional fields that partners send with a number are returned unchanged. */
const entry = z.union([z.string().min(1).max(60), z.looseObject({ sku: z.string().min(1).max(60) })]);

const bulkImagesView = z
  .object({
    imageBasePath: z.string(),
    results: z.array(
      z.object({
        request: entry,
        partNo: z.string().nullable(),
        imagePath: z.string().nullable(),
        imageUrl: z.string(),
      }),
    ),
  })
  .meta({ id: 'BulkImages' });

export function imagesApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/products/servicelists/images/bulk',
      summary: 'Pictures of many products',
      description: 'Part numbers, or objects with a sku; each is returned unchanged with its picture.',
      body: z.array(entry).max(mostEntries),
      answer: bulkImagesView,
    },
    async ({ shop, visit, body }) => {
      const viewer = await readCaller(shop, visit, everything);
      const results = [];
      for (const request of body) {
        const sku = skuField.safeParse(typeof request === 'string' ? request : request.sku);
        const [card] = sku.success ? await readCards(shop, visit, viewer, [sku.data]) : [];
        const picture = card?.colours[0]?.picture;
        results.push({
          request,
          partNo: card?.partNo ?? null,
          imagePath: picture ?? null,
          imageUrl: imageUrl(picturesPath, picture),
        });
      }
      return ok({ imageBasePath: picturesPath, results });
    },
  );

  return api;
}
