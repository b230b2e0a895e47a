import * as z from 'zod';
import { idParam } from '../id-param.ts';
import { whereQuery } from './calls/where.ts';

export const sizeGroupView = z
  .object({ id: z.string(), name: z.string(), unit: z.enum(['cm', 'mm']), sizes: z.array(z.string()) })
  .meta({ id: 'SizeGroup' });

export type SizeGroupView = z.output<typeof sizeGroupView>;

export type SizeNode = { id: string; label: string; children: SizeNode[] };

export const sizeNode = z
  .object({
    id: z.string(),
    label: z.string(),
    get children(): z.ZodArray<z.ZodType<SizeNode>> {
      return z.array(sizeNode);
    },
  })
  .meta({ id: 'SizeNode' });

export const customerSizeParams = z.object({
  id: z.string().trim().min(1).max(60).meta({ description: 'A size group of the tree, or all.' }),
});
export const customerSizeQuery = whereQuery.extend({
  customerId: idParam.optional().meta({ description: 'Oneself; nobody sees another’s sizes.' }),
});
export const customerSizeView = z
  .object({ sizeGroup: z.string(), size: z.string(), changedAt: z.iso.datetime() })
  .meta({ id: 'CustomerSize' });

export const sizeGuideAnswer = z
  .object({
    content: z
      .object({
        title: z.string().nullable(),
        unit: z.enum(['cm', 'mm']),
        productDimensions: z
          .object({
            columns: z.array(z.object({ code: z.string(), name: z.string() })),
            sizes: z.array(z.object({ size: z.string(), values: z.array(z.number()) })),
          })
          .nullable(),
      })
      .nullable(),
    fallbackPdfUrl: z.string().nullable(),
    bodyMeasurementsTable: z.array(
      z.object({
        attrs: z.object({ gender: z.string(), tableType: z.string(), title: z.string() }),
        innerHTML: z.string().meta({ description: 'A table; every text in it is escaped.' }),
      }),
    ),
  })
  .meta({ id: 'SizeGuide' });
