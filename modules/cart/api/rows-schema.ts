import * as z from 'zod';
import { emailField, fieldOf, quantityField, textField } from '#core/fields.ts';
import { parsePartNumber } from '#core/sku.ts';
import { storedInt } from '../../id-param.ts';
import { inkCodes } from '../../proof/inks.ts';
import { typefaceNames } from '../../proof/typeface.ts';
import { parametersInput } from '../../vas/vas-schema.ts';
import { longestComment } from '../cart-validation.ts';
import { type Entries, type RowMetadataKey, rowMetadataKeys, rowTypes } from '../row-metadata.ts';
import { splitKinds } from '../rows/splitting.ts';
import { cartInput, idParam, plainText, rowFields } from './carts-schema.ts';

export const rowsParams = z.object({ id: idParam });
export const rowParams = z.object({ id: idParam, rowId: idParam });

/** Price entries are stored as the caller sent them. */
const values: Partial<Record<RowMetadataKey, z.ZodType<string>>> = {
  Type: z.enum(rowTypes),
  Comment: textField({ max: longestComment, min: 0 }),
  CoWorkerId: z.string().regex(/^\d{0,9}$/, 'invalid'),
  EmployeeNo: textField({ max: 50, min: 0 }),
  EmailPacking: emailField,
  PersonalPacking: z.enum(['true', 'false']),
  PriceListId: textField({ max: 100, min: 0 }),
  ManufacturerId: z.string().regex(/^\d{0,9}$/, 'invalid'),
};

export const rowEntryInput = z
  .object({ key: z.enum(rowMetadataKeys), value: plainText(254) })
  .superRefine(({ key, value }, context) => {
    // An empty value removes an entry, except for `Type`, which every row has.
    if (value === '' && key !== 'Type') return;
    const checked = values[key]?.safeParse(value);
    if (checked && !checked.success)
      for (const issue of checked.error.issues) context.addIssue({ ...issue, path: ['value'], input: value } as never);
  })
  .meta({ id: 'CartRowEntry' });

/** Converts partners' metadata to entries and drops those with an empty value. */
export const toEntries = (list: readonly z.output<typeof rowEntryInput>[] = []): Entries =>
  Object.fromEntries(list.map(({ key, value }) => [key, value === '' ? undefined : value]));

const row = {
  name: textField({ max: 200 }).optional(),
  schema: plainText(200).optional(),
  metadata: z.array(rowEntryInput).max(rowMetadataKeys.length).optional(),
};

const chosenService = z
  .object({
    serviceArticleId: storedInt,
    position: textField({ max: 50, min: 0 }).optional().meta({ description: 'Code; the first one by default.' }),
    parameters: parametersInput.optional(),
    typeface: z
      .enum(typefaceNames)
      .optional()
      .meta({ description: 'block and script for thread, narrow and slab for print.' }),
    heightMm: z.number().min(1).max(200).optional().meta({ description: 'Height of capitals in millimetres.' }),
    ink: z.enum(inkCodes).optional().meta({ description: 'Colour of thread or print; without it the preset one.' }),
    logo: z.object({ logoId: z.uuid(), version: storedInt.optional() }).nullish().meta({
      description:
        'A logo of the company; without a version the newest that is released, else the newest. Without it the company’s newest released logo; null if the file comes later.',
    }),
  })
  .meta({ id: 'ChosenVas' });

const chosenServices = z.array(chosenService).max(10);

export const newRowInput = z.object({
  ...row,
  sku: fieldOf(parsePartNumber),
  quantity: quantityField,
  services: chosenServices
    .optional()
    .meta({ description: 'Without it, the row gets the services that the company requires or preselects.' }),
});

export const servicesInput = z.object({
  services: chosenServices,
  customerId: storedInt.nullable().optional().meta({ description: 'The wearer; null for none.' }),
  version: storedInt.optional(),
});

/** Converts the request format to the input of the use cases. */
export const itemOf = ({ sku, quantity, name, schema, metadata, services }: z.output<typeof newRowInput>) => ({
  sku,
  quantity,
  name,
  schema,
  entries: toEntries(metadata),
  services,
});

/** The same limit as an instant order. */
export const newRowsInput = z.array(newRowInput).min(1).max(500);

/** A new cart may include its first rows. */
export const newCartInput = cartInput.extend({ products: newRowsInput.optional() });

export const rowInput = z.object({
  sku: fieldOf(parsePartNumber).optional(),
  quantity: quantityField.optional(),
  metadata: row.metadata,
  version: storedInt.optional().meta({
    description:
      'The version that the caller has read: if the row has changed since, the answer is 409. Without it, the last change wins.',
  }),
});

export const quantityInput = z.object({ quantity: quantityField, version: rowInput.shape.version });

export const splitQuery = z.object({
  kind: z.enum(splitKinds).default('Default').meta({
    description:
      'Default splits into halves of whole packs, Partial splits off the quantity, Full leaves one pack per row.',
  }),
  quantity: quantityField.optional(),
});

export const rowView = z.object(rowFields).meta({ id: 'CartRow' });

export const servicesAnswer = z.object({ ...rowFields, children: z.array(rowView) });
