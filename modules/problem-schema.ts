import * as z from 'zod';

const fieldError = z.object({
  path: z.string().meta({ description: 'Which value: a field, or a path like rows.0.quantity.' }),
  code: z.string(),
  facts: z.record(z.string(), z.unknown()),
  message: z.string(),
});

/** An error response: RFC 9457, with our code and its facts. */
export const problemDocument = z
  .object({
    type: z.string(),
    title: z.string().meta({ description: 'One sentence, in the language of Accept-Language.' }),
    status: z.number().int(),
    code: z.string().meta({ description: 'The code of the refusal. It is stable, so programs can use it.' }),
    orderCode: z.number().int().optional().meta({ description: 'The order error number, where the refusal has one.' }),
    facts: z.record(z.string(), z.unknown()),
    errors: z.array(fieldError).optional(),
    instance: z.string().meta({ description: 'The id of the request, also in the X-Request-Id header and the log.' }),
  })
  .meta({ id: 'Problem' });

export type ProblemDocument = z.output<typeof problemDocument>;

/** The error responses that any call may have, for the documentation. */
export const orProblem = {
  default: {
    description: 'A problem document',
    content: { 'application/problem+json': { schema: problemDocument } },
  },
};
