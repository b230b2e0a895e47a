import * as z from 'zod';
import type { CheckedField } from './checked-field.ts';

/** For calls of the API. */
export const checkedFieldView = z
  .object({
    name: z.string(),
    value: z.string(),
    most: z.int().optional().meta({ description: 'How many letters the protocol allows; absent without a limit.' }),
    isRequired: z.boolean(),
    problem: z
      .enum(['too-long', 'not-a-number', 'missing', 'gap', 'wrong-form'])
      .optional()
      .meta({ description: 'Where it is not as the protocol wants it.' }),
  })
  .meta({ id: 'PunchOutField' });

export const toFieldView = ({ name, value, most, isRequired, problem }: CheckedField) => ({
  name,
  value,
  ...(most !== undefined && { most }),
  isRequired,
  ...(problem && { problem }),
});
