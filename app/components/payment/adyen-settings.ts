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

/** Settings of the drop-in, from the server's data about provider and session. */
export const adyenSettingsOf = (config: JsonObject, clientData: JsonObject): AdyenSettings => ({
  environment: config.environment === 'live' ? 'live' : 'test',
  clientKey: textOf(config, 'clientKey'),
  locale: textOf(config, 'locale'),
  countryCode: textOf(config, 'countryCode'),
  session: { id: textOf(clientData, 'id'), sessionData: textOf(clientData, 'sessionData') },
});

/** Only an error keeps the drop-in open. For all other results the server asks the provider. */
export const isTryAgain = (resultCode: string | undefined): boolean =>
  resultCode === undefined || resultCode === 'Error';
