import * as z from 'zod';
import { emailField, fieldOf } from '#core/fields.ts';
import { parsePartNumber } from '#core/sku.ts';

export const restockInput = z
  .object({ sku: fieldOf(parsePartNumber), emailAddress: emailField })
  .meta({ id: 'RestockWish' });
