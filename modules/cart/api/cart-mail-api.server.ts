import * as z from 'zod';
import { emailField, textField } from '#core/fields.ts';
import { type Api, addCall, createApi } from '../../api.server.ts';
import { mailCart } from '../mail/mail-cart.server.ts';

const cartMailInput = z
  .object({
    cartId: z.string().max(64),
    emailAddress: emailField,
    message: textField({ max: 500, min: 0, multiline: true }).optional(),
  })
  .meta({ id: 'CartMail' });

export function cartMailApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/cart/email',
      summary: 'Send one of the caller’s carts by mail, with its rows, quantities and prices',
      description: 'Limited to ten mails an hour. Prices are left out if they are hidden from the caller.',
      body: cartMailInput,
      answer: z.object({}),
    },
    ({ shop, visit, body }) => mailCart(shop, visit, body),
  );
  return api;
}
