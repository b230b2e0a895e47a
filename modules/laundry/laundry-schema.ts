import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { idParam, storedInt } from '../id-param.ts';
import type { SeenPosition } from './ask-laundry.server.ts';
import { type LaundryCustomer, laundryActions, validationType } from './laundry-customer.ts';
import { saveOutcomes } from './laundry-system.ts';

const field = textField({ max: 100, min: 0 }).default('');
const companyId = idParam.optional().meta({ description: 'The caller’s own company unless it is given.' });

export const ofCompany = z.object({ companyId });

export const accountQuery = z.object({ companyId: idParam });
const accountId = storedInt.nullable();
export const accountInput = z.object({
  accountId: accountId.meta({ description: 'The company that is the laundry itself; null: it has no account.' }),
});
export const accountView = z.object({ accountId }).meta({ id: 'LaundryAccount' });

export const validateQuery = z.object({
  companyId,
  action: z
    .enum(laundryActions)
    .default('update')
    .meta({ description: '`create` for wearers whom the laundry does not know yet.' }),
  validationType: z.literal(validationType).default(validationType),
});

export const wearerInput = z.object({
  employeeNo: field,
  name: field,
  laundrySubCustomer: field,
  department: field,
  costCode: field,
  laundryLockerNumber: field,
  laundryPositionNumber: field,
});

export const validateInput = z.array(wearerInput).max(1000);

export const toLaundryCustomer = (wearer: z.output<typeof wearerInput>): LaundryCustomer => ({
  employeeNo: wearer.employeeNo,
  name: wearer.name,
  subCompanyId: wearer.laundrySubCustomer,
  department: wearer.department,
  costCenter: wearer.costCode,
  locker: wearer.laundryLockerNumber,
  position: wearer.laundryPositionNumber,
});

export const savedView = z
  .object({
    outcome: z.enum(saveOutcomes).meta({
      description:
        '`moved`: to another place. `refused`: nothing changed; the validation says why. `unchanged`: it was so before.',
    }),
  })
  .meta({ id: 'SavedWearer' });

export const errorsView = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'LaundryErrors', description: 'Codes of errors by employee number; the first one is shown.' });

const numberField = textField({ max: 50 });
export const existsParams = z.object({ employeeNo: numberField });
export const existsQuery = z.object({ employeeNo: numberField.optional(), companyId, subCompanyId: field });

export const lockerParams = z.object({ id: textField({ max: 50 }) });

export const placeParams = lockerParams.extend({ position: textField({ max: 50 }) });
export const placeQuery = ofCompany.extend({ employeeNo: numberField });
export const freedView = z.object({ locker: z.string(), position: z.string() }).meta({ id: 'FreedPosition' });

const named = z.object({ id: z.string(), name: z.string() });
export const laundryCompanyView = named
  .extend({
    subCompanies: z.array(named),
    departments: z.array(z.string()),
    costCenters: z.array(z.string()),
    lockerNumbers: z.array(z.string()),
  })
  .meta({ id: 'LaundryCompany' });

export const positionView = z
  .object({
    position: z.string(),
    isFree: z.boolean(),
    employeeNo: z
      .string()
      .nullable()
      .meta({ description: 'The wearer who has it; only for administrators of the company and staff.' }),
  })
  .meta({ id: 'LockerPosition' });

export const toPositionView = ({ employeeNo, ...seen }: SeenPosition): z.input<typeof positionView> => ({
  ...seen,
  employeeNo: employeeNo ?? null,
});
