/** What somebody wants on this device. */
export type LocalSettings = { saveLocalSettings: boolean; hidePrice: boolean };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Looked up when needed: a browser that forbids storage throws already there. */
export type Stores = { session: () => Store; local: () => Store };

/** People who share a browser do not share them; the key is that of `viewKeyOf`. */
const localSettingsKey = (viewKey: string): string => `localSettings-${viewKey}`;

/** Those of this window, or else those kept on the device. Nothing where there are none, or none that can be read. */
export function readLocalSettings(stores: Stores, viewKey: string): LocalSettings | undefined {
  const key = localSettingsKey(viewKey);
  try {
    return parse(stores.session().getItem(key)) ?? parse(stores.local().getItem(key));
  } catch {
    return undefined;
  }
}

/** For this window always; on the device only if asked for, and otherwise no copy is left there. False: nothing changed. */
export function saveLocalSettings(stores: Stores, viewKey: string, settings: LocalSettings): boolean {
  const key = localSettingsKey(viewKey);
  const text = JSON.stringify(settings);
  try {
    // The device first: where it refuses, this window must not say that it was kept.
    if (settings.saveLocalSettings) stores.local().setItem(key, text);
    else stores.local().removeItem(key);
    stores.session().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parse(text: string | null): LocalSettings | undefined {
  if (text === null) return undefined;
  try {
    const { saveLocalSettings, hidePrice } = JSON.parse(text) as Partial<Record<keyof LocalSettings, unknown>>;
    return { saveLocalSettings: saveLocalSettings === true, hidePrice: hidePrice === true };
  } catch {
    return undefined;
  }
}
