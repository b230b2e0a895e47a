/** Intents of the forms on the webhook page. */
export const webhookIntents = ['add', 'switch', 'remove', 'resend'] as const;

export type WebhookIntent = (typeof webhookIntents)[number];
