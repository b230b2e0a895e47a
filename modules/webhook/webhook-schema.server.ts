import { textField } from '#core/fields.ts';
import { mayBePublicHost } from '#platform/http/public-address.server.ts';

const longest = 1000;

/** Orders go to it, with names and addresses: over https and out of the house, but for a system on the desk of whoever builds it. */
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
