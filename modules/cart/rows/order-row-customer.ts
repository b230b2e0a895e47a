import * as z from 'zod';

const text = z
  .string()
  .trim()
  .transform((value) => value.slice(0, 100))
  .default('');

/** The wearer of an order row. */
export const orderRowCustomer = z.object({
  companyId: z.number().int().positive(),
  laundrySubCustomer: text,
  employeeNo: text,
  costCode: text,
  department: text,
  laundryLockerNumber: text,
  laundryPositionNumber: text,
  action: z.string().min(1).max(20).default('update'),
});

export type OrderRowCustomer = z.output<typeof orderRowCustomer>;
