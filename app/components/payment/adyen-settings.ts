import type { JsonObject } from '#core/json.ts';

type AdyenSettings = {
  readonly environment: 'test' | 'live';
  readonly clientKey: string;
  readonly locale: string;
  readonly countryCode: string;
  readonly session: { readonly id: string; readonly sessionData: string };
};

const textOf = (from: JsonObject, name: string) => {
  const value = from[name];
  return typeof value === 'string' ? value : '';
};

/** What the provider's drop-in is opened with, out of what the server says of the provider and of the session. */
export const adyenSettingsOf = (config: JsonObject, clientData: JsonObject): AdyenSettings => ({
  environment: config.environment === 'live' ? 'live' : 'test',
  clientKey: textOf(config, 'clientKey'),
  locale: textOf(config, 'locale'),
  countryCode: textOf(config, 'countryCode'),
  session: { id: textOf(clientData, 'id'), sessionData: textOf(clientData, 'sessionData') },
});

/** Only an error leaves the drop-in open; whatever else was decided is the server's to find out. */
export const isTryAgain = (resultCode: string | undefined): boolean =>
  resultCode === undefined || resultCode === 'Error';
