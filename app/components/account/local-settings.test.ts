import { beforeEach, describe, expect, test } from 'vitest';
import { type LocalSettings, readLocalSettings, type Stores, saveLocalSettings } from './local-settings.ts';

const kept = { session: new Map<string, string>(), local: new Map<string, string>() };
const storeOn = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => void map.set(key, text),
  removeItem: (key: string) => void map.delete(key),
});
const stores: Stores = { session: () => storeOn(kept.session), local: () => storeOn(kept.local) };
const refusing = () => {
  throw new DOMException('storage is full', 'QuotaExceededError');
};

const save = (settings: LocalSettings, into = stores) => saveLocalSettings(into, '12', settings);
const key = 'localSettings-12';

beforeEach(() => {
  kept.session.clear();
  kept.local.clear();
});

describe('M19 local settings', () => {
  test('are kept for this window only, unless the device should keep them', () => {
    expect(save({ saveLocalSettings: false, hidePrice: true })).toBe(true);
    expect(kept.session.has(key)).toBe(true);
    expect(kept.local.has(key)).toBe(false);
  });

  test('are kept in both on request, and the copy on the device is removed when it is no longer wanted', () => {
    save({ saveLocalSettings: true, hidePrice: false });
    expect(kept.local.get(key)).toBe(kept.session.get(key));
    save({ saveLocalSettings: false, hidePrice: false });
    expect(kept.local.has(key)).toBe(false);
    expect(kept.session.has(key)).toBe(true);
  });

  test('that were kept are found in a new window, each person’s own', () => {
    save({ saveLocalSettings: true, hidePrice: true });
    kept.session.clear();
    expect(readLocalSettings(stores, '12')).toEqual({ saveLocalSettings: true, hidePrice: true });
    expect(readLocalSettings(stores, '13')).toBeUndefined();
  });

  test('this window takes precedence over the device', () => {
    kept.local.set(key, '{"saveLocalSettings":true,"hidePrice":true}');
    kept.session.set(key, '{"saveLocalSettings":false,"hidePrice":false}');
    expect(readLocalSettings(stores, '12')).toEqual({ saveLocalSettings: false, hidePrice: false });
  });
});

describe('M20 if storage is blocked', () => {
  test('saving fails and says so', () => {
    const settings = { saveLocalSettings: true, hidePrice: true };
    expect(save(settings, { session: refusing, local: stores.local })).toBe(false);
    expect(save(settings, { session: stores.session, local: refusing })).toBe(false);
    expect(kept.session.has(key)).toBe(false);
  });

  test('there are no settings, and unreadable ones are ignored', () => {
    expect(readLocalSettings({ session: refusing, local: refusing }, '12')).toBeUndefined();
    kept.session.set(key, '{');
    expect(readLocalSettings(stores, '12')).toBeUndefined();
    kept.session.set(key, 'null');
    expect(readLocalSettings(stores, '12')).toBeUndefined();
  });
});
