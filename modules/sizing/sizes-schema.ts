import * as z from 'zod';
import { idParam } from '../id-param.ts';
import { whereQuery } from '../product-api/where.ts';
import type { SizeAdvice } from './size-finder.ts';
import {
  type BodyMeasure,
  bodyMeasures,
  fromMillimetres,
  lengthUnits,
  type Measures,
  measureLimits,
  toMillimetres,
} from './size-measures.ts';

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
  customerId: idParam.optional().meta({ description: 'Must be the caller; sizes of others are not visible.' }),
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
            unit: z.literal('cm'),
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

export const customerSizeInput = z.object({ size: z.string().trim().min(1).max(20) });

export const sizeGuideParams = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .meta({ description: 'A category, by its code, id or address, or a size group.' }),
});

/** Numbers in the given unit; null removes a measure. */
export const measuresInput = z
  .object({
    unit: z.enum(lengthUnits).default('cm'),
    measures: z.partialRecord(z.enum(bodyMeasures), z.number().nullable()),
  })
  .transform(({ unit, measures }, context) => {
    const changed: Partial<Record<BodyMeasure, number | null>> = {};
    for (const measure of bodyMeasures) {
      const typed = measures[measure];
      if (typed === undefined) continue;
      const value = typed === null ? null : toMillimetres(typed, unit);
      const [smallest, largest] = measureLimits[measure];
      const path = ['measures', measure];
      if (value !== null && value < smallest)
        context.addIssue({ code: 'too_small', minimum: fromMillimetres(smallest, unit), origin: 'number', path });
      if (value !== null && value > largest)
        context.addIssue({ code: 'too_big', maximum: fromMillimetres(largest, unit), origin: 'number', path });
      changed[measure] = value;
    }
    return changed;
  });

export const measuresQuery = whereQuery.extend({
  customerId: idParam.optional().meta({ description: 'Must be the caller; measures of others are not visible.' }),
});

export const measuresView = z
  .object({ unit: z.literal('cm'), measures: z.partialRecord(z.enum(bodyMeasures), z.number()) })
  .meta({ id: 'CustomerMeasures' });

export const toMeasuresView = (measures: Measures): z.output<typeof measuresView> => ({
  unit: 'cm',
  measures: Object.fromEntries(
    Object.entries(measures).map(([measure, value]) => [measure, fromMillimetres(value, 'cm')]),
  ),
});

export const suggestedSizeView = z
  .object({
    sizeGroup: z.string(),
    status: z.enum(['found', 'missing', 'outside']),
    size: z.string().nullable(),
    reasons: z
      .array(
        z.object({
          measure: z.enum(bodyMeasures),
          value: z.number(),
          size: z.string(),
          from: z.number(),
          to: z.number(),
          decides: z.boolean(),
        }),
      )
      .meta({ description: 'In centimetres: the size that each measure requires, and its range.' }),
    needs: z
      .array(z.enum(bodyMeasures))
      .meta({ description: 'Measures that are required, or would make the result more certain.' }),
  })
  .meta({ id: 'SuggestedSize' });

export function toSuggestedSizeView(sizeGroup: string, advice: SizeAdvice): z.output<typeof suggestedSizeView> {
  const cm = (millimetres: number) => fromMillimetres(millimetres, 'cm');
  const { status } = advice;
  if (status !== 'found')
    return { sizeGroup, status, size: null, reasons: [], needs: status === 'missing' ? [...advice.needs] : [] };
  const reasons = advice.reasons.map(({ measure, value, size, range: [from, to], decides }) => ({
    measure,
    value: cm(value),
    size,
    from: cm(from),
    to: cm(to),
    decides,
  }));
  return { sizeGroup, status, size: advice.size, reasons, needs: [...advice.missing] };
}
