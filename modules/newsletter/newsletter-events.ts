import * as z from 'zod';

/** Published when an address must be confirmed by mail. */
export const confirmationAsked = 'newsletter.confirmation-asked';

/** Published when an address is on the list of a market, and when it has left it. */
export const subscribed = 'newsletter.subscribed';
export const unsubscribed = 'newsletter.unsubscribed';

/** Published when the mailing system must learn of an address: other topics, blocked or unblocked. */
export const subscriberChanged = 'newsletter.changed';

/** Published when the link to the preferences is to be mailed. */
export const preferencesAsked = 'newsletter.preferences-asked';

/** Published when a personal promotion code is to be mailed. */
export const codeDue = 'newsletter.code-due';

export const subscriberPayload = z.object({ marketId: z.number().int(), addressKey: z.string() });
