import * as z from 'zod';
import type { HttpClient } from '#platform/http/http-client.server.ts';
import type { AddressValidation } from './address-validation.ts';

/** Short, because a buyer waits for it in the checkout. */
const timeoutMs = 5000;

const text = z.string().max(200).default('');

const answerShape = z.object({
  isValid: z.boolean(),
  suggestions: z
    .array(z.object({ street: text, street2: text, city: text, zip: text, region: text }))
    .max(20)
    .default([]),
});

/** An external validation service with the same request and response as our own API call. */
export function addressByHttp(
  http: HttpClient,
  { url, token }: { url: string; token: string | undefined },
): AddressValidation {
  return {
    check: async (question) => {
      const answer = await http.call(url, {
        method: 'POST',
        json: question,
        timeoutMs,
        ...(token !== undefined && { token }),
      });
      const { isValid, suggestions } = answerShape.parse(answer);
      return {
        isValid,
        suggestions: suggestions.map(({ street, street2, ...place }) => ({
          line1: street,
          line2: street2,
          ...place,
          country: question.countryCode,
        })),
      };
    },
  };
}
