import * as z from 'zod';
import { textField } from '#core/fields.ts';
import {
  type Favourite,
  type FavouriteList,
  type FavouriteWish,
  isFavouritePartNo,
  isSkuOf,
  longestListName,
  mostItems,
} from './favourites.ts';

const partNoField = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isFavouritePartNo, 'part-number-invalid')
  .meta({ description: 'Part number of a product in a colour: twelve characters.', pattern: '^[A-Z0-9]{12}$' });

const skuField = z.string().trim().max(30).meta({ description: 'The part number, with a size if one was chosen.' });

const timeField = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0, 'date-invalid')
  .meta({ description: 'Time of the change; default now.' });

export const listParams = z.object({ listId: z.uuid() });
export const itemParams = z.object({ listId: z.uuid(), partNo: partNoField });
export const sharedParams = z.object({ token: z.string().trim().min(1).max(64) });

export const listInput = z
  .strictObject({ name: textField({ max: longestListName }) })
  .meta({ id: 'FavouriteListInput' });
export const sharingInput = z.strictObject({ isShared: z.boolean() });
export const itemInput = z.strictObject({ sku: skuField.optional(), changedAt: timeField.optional() });

const skuFits = ({ partNo, sku }: { partNo: string; sku?: string | undefined }) =>
  sku === undefined || isSkuOf(sku, partNo);

export const changesInput = z
  .strictObject({
    changes: z
      .array(
        z
          .strictObject({
            partNo: partNoField,
            sku: skuField.optional(),
            changedAt: timeField.optional(),
            isRemoved: z.boolean().default(false),
          })
          .refine(skuFits, { message: 'part-number-invalid', path: ['sku'] }),
      )
      // All items that a browser keeps, and as many removals.
      .max(2 * mostItems),
  })
  .meta({ id: 'FavouriteChanges' });

type Wish = {
  readonly partNo: string;
  readonly sku?: string | undefined;
  readonly changedAt?: string | undefined;
  readonly isRemoved: boolean;
};

export const toChange = ({ partNo, sku, changedAt, isRemoved }: Wish, now: Date): FavouriteWish => ({
  partNo,
  sku: sku ?? partNo,
  at: changedAt === undefined ? now.getTime() : Date.parse(changedAt),
  isRemoved,
});

const itemView = z
  .object({ partNo: z.string(), sku: z.string(), addedAt: z.iso.datetime(), changedAt: z.iso.datetime() })
  .meta({ id: 'FavouriteItem' });

const listFields = {
  id: z.uuid().nullable().meta({ description: 'Null until the default list has its first item.' }),
  name: z.string().meta({ description: 'Empty for the default list.' }),
  isDefault: z.boolean(),
  itemCount: z.number().int(),
  modifiedAt: z.iso.datetime().nullable(),
  shareToken: z.string().nullable().meta({ description: 'Token of the link for colleagues.' }),
};

const listView = z.object(listFields).meta({ id: 'FavouriteList' });
export const listsView = z.array(listView);
export const wholeListView = z.object({ ...listFields, items: z.array(itemView) }).meta({ id: 'WholeFavouriteList' });
export const sharedListView = z
  .object({ name: z.string(), isDefault: z.boolean(), ownerName: z.string(), items: z.array(itemView) })
  .meta({ id: 'SharedFavouriteList' });
export const namedView = z.object({ id: z.uuid(), name: z.string() });
export const goneView = z.object({ id: z.uuid() });
export const sharingView = z
  .object({ id: z.uuid(), shareToken: z.string().nullable() })
  .meta({ id: 'FavouriteSharing' });
export const changedView = z
  .object({
    id: z.uuid(),
    items: z.array(itemView),
    leftOut: z.array(z.string()).meta({ description: 'Part numbers that were left out because the list is full.' }),
  })
  .meta({ id: 'ChangedFavourites' });

export const toItems = (items: readonly Favourite[]) =>
  items.map(({ partNo, sku, at, addedAt }) => ({
    partNo,
    sku,
    addedAt: new Date(addedAt).toISOString(),
    changedAt: new Date(at).toISOString(),
  }));

export const toListView = ({ id, name, isDefault, itemCount, modified, shareToken }: FavouriteList) => ({
  id: id ?? null,
  name,
  isDefault,
  itemCount,
  modifiedAt: modified?.toISOString() ?? null,
  shareToken: shareToken ?? null,
});
