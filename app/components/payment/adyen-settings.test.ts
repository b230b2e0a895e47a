import { expect, test } from 'vitest';
import { adyenSettingsOf, isTryAgain } from './adyen-settings.ts';

const config = { environment: 'live', clientKey: 'live_1', locale: 'sv-SE', countryCode: 'SE' };

test('the drop-in of the provider is opened for the session', () => {
  expect(adyenSettingsOf(config, { id: 'CS1', sessionData: 'opaque' })).toEqual({
    ...config,
    session: { id: 'CS1', sessionData: 'opaque' },
  });
});

test('no money moves unless the server says that it may', () => {
  expect(adyenSettingsOf({}, {}).environment).toBe('test');
});

test('Y03 only an error leaves the drop-in open', () => {
  expect(['Error', undefined].map(isTryAgain)).toEqual([true, true]);
  expect(['Authorised', 'Refused', 'Cancelled', 'Pending', 'Received'].map(isTryAgain)).toEqual(Array(5).fill(false));
});
