import { textField } from '#core/fields.ts';

const longest = 1000;

/** Orders go to it, with names and addresses: over https, but for a system on the desk of whoever builds it. */
export const webhookUrlField = (environment: string) =>
  textField({ max: longest }).refine(
    (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      const isOpen = url?.protocol === 'http:' && environment === 'local';
      return (url?.protocol === 'https:' || isOpen) && url?.username === '' && url.password === '';
    },
    { error: 'url-invalid' },
  );
