import * as z from 'zod';

export const parametricParams = z.object({ parametricCode: z.string().trim().min(1).max(60) });

export const parametricValueView = z.object({
  id: z.number().int(),
  label: z.string(),
  code: z.string(),
  sortOrder: z.number().int(),
});

export const parametricView = z
  .object({
    parametricCode: z.string(),
    name: z.string(),
    filterType: z.enum(['ParametricList', 'ParametricMultiple']),
    isAndFilter: z.boolean(),
    sortOrder: z.number().int(),
    values: z.array(parametricValueView),
  })
  .meta({ id: 'Parametric' });

export const familyView = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    sortOrder: z.number().int(),
    count: z.number().int(),
  })
  .meta({ id: 'ProductFamily' });
