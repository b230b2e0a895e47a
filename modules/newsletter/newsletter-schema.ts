import * as z from 'zod';
import { emailField, textField } from '#core/fields.ts';
import { nextActions, valueOf } from './subscription.ts';

const keyValues = z
  .array(z.strictObject({ key: textField({ max: 60 }), value: textField({ max: 200 }) }))
  .max(20)
  .meta({ id: 'NewsletterTags' });

const place = { emailAddress: emailField, marketId: z.int().min(0).max(100_000), cultureCode: z.string().max(10) };

/** A sign-up, from a form of the shop or from a partner. */
export const subscribeInput = z
  .strictObject({
    ...place,
    tags: keyValues
      .refine((tags) => valueOf(tags, 'Newsletter') !== undefined && valueOf(tags, 'Source') !== undefined, 'required')
      .meta({ description: 'Must have the keys Newsletter and Source.' }),
    actionAfterSuccessfulCreate: z.enum(nextActions).meta({
      description: 'SendPromotionCode mails a personal code of the group PromotionCodeGroupId in the metadata.',
    }),
    metadata: keyValues.optional(),
  })
  .meta({ id: 'NewsletterSubscription' });

export type SubscribeInput = z.output<typeof subscribeInput>;

export const newsletterKey = z.object(place).meta({ id: 'NewsletterKey' });

export const newsletterKeyView = z.object({
  emailAddress: z.string(),
  marketId: z.number().int(),
  cultureCode: z.string(),
});

export const unsubscribeInput = z
  .strictObject({ emailAddress: place.emailAddress, marketId: place.marketId })
  .meta({ id: 'NewsletterUnsubscription' });

export const promotionCodeInput = z
  .strictObject({ ...place, promotionCodeGroupId: textField({ max: 40 }) })
  .meta({ id: 'PromotionCodeRequest' });

export type PromotionCodeInput = z.output<typeof promotionCodeInput>;
