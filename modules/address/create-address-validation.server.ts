import type { Env } from '#platform/env.server.ts';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import { addressByHttp } from './address-by-http.server.ts';
import { addressByTable } from './address-by-table.ts';
import type { AddressValidation } from './address-validation.ts';

export function createAddressValidation(
  env: Pick<Env, 'ADDRESS_URL' | 'ADDRESS_TOKEN'>,
  http: HttpClient,
): AddressValidation {
  return env.ADDRESS_URL ? addressByHttp(http, { url: env.ADDRESS_URL, token: env.ADDRESS_TOKEN }) : addressByTable;
}
