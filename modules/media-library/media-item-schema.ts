import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { storedInt } from '../id-param.ts';
import { fileUrl } from '../media/file-address.ts';
import { pictureUrl } from '../media/picture-address.ts';
import { folderRule, longest, type MediaItem, mediaKinds, missingAlts } from './media-item.ts';

export const folderField = z
  .string()
  .trim()
  .max(longest.folder, 'too-long')
  .refine((folder) => folder === '' || folderRule.test(folder), 'folder-invalid');
export const nameField = textField({ max: longest.name });
export const altField = textField({ max: longest.alt, min: 0 });
const share = z.coerce.number().min(0).max(1);

const altsField = z
  .partialRecord(z.enum(languages), altField)
  .meta({ description: 'Alternative texts by language. Pages may use an item only in languages that have one.' });

export const uploadQuery = z.object({
  name: nameField.meta({ description: 'File name. The type is detected from the content.', example: 'spring.jpg' }),
  folder: folderField.default('').meta({ description: 'Names with slashes between them; empty for the top.' }),
});

export const changeInput = z.strictObject({
  version: storedInt.meta({ description: 'The version that was read; an outdated one is refused.' }),
  name: nameField,
  folder: folderField,
  alts: altsField,
  isDecorative: z.boolean(),
  focal: z.strictObject({ x: share, y: share }),
});

export type ChangeInput = z.output<typeof changeInput>;

export const listQuery = z.object({
  search: z.string().trim().max(100).default(''),
  folder: folderField.optional().meta({ description: 'Only this folder. Absent: all folders.' }),
  kind: z.enum(mediaKinds).optional(),
  language: z.enum(languages).optional().meta({ description: 'Only items that pages in this language may use.' }),
  pageSize: z.coerce.number<string>().int().min(1).max(100).default(48),
  after: z.string().max(100).optional(),
});

export const itemView = z
  .object({
    id: z.uuid(),
    path: z.string(),
    name: z.string(),
    folder: z.string(),
    kind: z.enum(mediaKinds),
    contentType: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    focal: z.object({ x: z.number(), y: z.number() }),
    alts: z.partialRecord(z.enum(languages), z.string()),
    isDecorative: z.boolean(),
    missingAlts: z.array(z.enum(languages)),
    version: z.number().int(),
    address: z
      .string()
      .nullable()
      .meta({ description: 'Its address until it is replaced. Null: the file is missing.' }),
    created: z.iso.datetime(),
    changed: z.iso.datetime(),
  })
  .meta({ id: 'MediaItem' });

export type MediaItemView = z.output<typeof itemView>;

export const usageView = z.object({
  usage: z.array(
    z.object({ kind: z.string(), slug: z.string(), language: z.string(), marketId: z.number().int().nullable() }),
  ),
});

/** `fileVersion`: of the file, undefined if it is missing. */
export function toItemView(
  { createdAt, changedAt, width, height, ...item }: MediaItem,
  fileVersion: string | undefined,
) {
  return {
    ...item,
    width: width ?? null,
    height: height ?? null,
    missingAlts: missingAlts(item),
    address: fileVersion === undefined ? null : addressOf(item, fileVersion),
    created: createdAt.toISOString(),
    changed: changedAt.toISOString(),
  };
}

const addressOf = ({ kind, path }: Pick<MediaItem, 'kind' | 'path'>, fileVersion: string): string =>
  kind === 'picture' ? pictureUrl(path, fileVersion) : fileUrl(path, fileVersion);
