import type { Client } from '@adyen/api-library';
import type { Env } from '#platform/env.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';

type HttpPort = Client['httpClient'];
type Settings = Pick<Env, 'ADYEN_API_KEY' | 'ADYEN_ENV' | 'ADYEN_LIVE_PREFIX' | 'ADYEN_URL'>;

/** The library's own transport accepts only the provider's hosts and has no timeout, so it is replaced. */
function throughOurs(http: HttpClient, url: string | undefined): HttpPort {
  return {
    request: async (endpoint, json, config, _needsKey, options = {}) => {
      const address = new URL(url === undefined ? endpoint : endpoint.replace(/^https:\/\/[^/]+/, url));
      for (const [name, value] of new URLSearchParams(options.params as Record<string, string> | undefined))
        address.searchParams.set(name, value);
      const isRead = options.method === 'GET';
      const answer = await http.call(address.href, {
        method: isRead ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': config.apiKey ?? '',
          ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
        },
        ...(!isRead && { body: json.toString() }),
      });
      return JSON.stringify(answer);
    },
  };
}

/** The library is large, so only its payment part is loaded, and only where it is used. */
export async function openAdyen(http: HttpClient, env: Settings) {
  const [{ EnvironmentEnum }, { PaymentsApi }, { ModificationsApi }] = await Promise.all([
    import('@adyen/api-library/lib/src/config.js'),
    import('@adyen/api-library/lib/src/services/checkout/paymentsApi.js'),
    import('@adyen/api-library/lib/src/services/checkout/modificationsApi.js'),
  ]);
  const config = {
    apiKey: env.ADYEN_API_KEY ?? '',
    environment: env.ADYEN_ENV === 'live' ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(env.ADYEN_LIVE_PREFIX !== undefined && { liveEndpointUrlPrefix: env.ADYEN_LIVE_PREFIX }),
  };
  // Only these two parts of the library's client are used; its default export differs between module loaders.
  const client = { config, httpClient: throughOurs(http, env.ADYEN_URL) } as Client;
  return { payments: new PaymentsApi(client), modifications: new ModificationsApi(client) };
}
