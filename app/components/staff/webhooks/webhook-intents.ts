/** What the forms of the page of webhooks ask for. */
export const webhookIntents = ['add', 'switch', 'remove', 'resend'] as const;

export type WebhookIntent = (typeof webhookIntents)[number];
