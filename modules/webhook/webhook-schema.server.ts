import { textField } from '#core/fields.ts';
import { mayBePublicHost } from '#platform/http/public-address.server.ts';

const longest = 1000;

/** Calls contain names and addresses, so https and a public host are required, except in local development. */
export const webhookUrlField = (environment: string) =>
  textField({ max: longest }).refine(
    (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (!url || url.username !== '' || url.password !== '') return false;
      if (environment === 'local') return ['http:', 'https:'].includes(url.protocol);
      return url.protocol === 'https:' && mayBePublicHost(url.hostname);
    },
    { error: 'url-invalid' },
  );
