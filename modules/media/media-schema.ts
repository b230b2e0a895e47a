import * as z from 'zod';
import { fileUrl } from './file-address.ts';
import { isPicturePath, mediaEndings, mediaTypeOfPath, mediaTypes } from './media-path.ts';
import { pictureUrl } from './picture-address.ts';

const mediaPath = z
  .string()
  .refine(
    (path) => mediaTypeOfPath(path) !== undefined,
    `a relative path of letters, digits, - _ . and /, ending in ${mediaEndings.join(', ')}`,
  )
  .meta({ description: 'As used in the media of products.', example: 'products/10001220/100012200100_43.jpg' });

export const mediaQuery = z.object({ path: mediaPath });

export const mediaView = z
  .object({
    path: z.string(),
    contentType: z.enum(mediaTypes),
    bytes: z.number().int(),
    version: z.string(),
    address: z.string().meta({ description: 'Its address until it is replaced.' }),
  })
  .meta({ id: 'Medium' });

export const removedMedia = z.object({ path: z.string() }).meta({ id: 'RemovedMedium' });

type StoredMedium = Omit<z.output<typeof mediaView>, 'address'>;

export const toMediaView = (medium: StoredMedium): z.output<typeof mediaView> => ({
  ...medium,
  address: isPicturePath(medium.path) ? pictureUrl(medium.path, medium.version) : fileUrl(medium.path, medium.version),
});
