/** Settings that the customer keeps on this device. */
export type LocalSettings = { saveLocalSettings: boolean; hidePrice: boolean };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Functions, because a browser that forbids storage throws as soon as the storage is accessed. */
export type Stores = { session: () => Store; local: () => Store };

/** One key for each customer, so that people who share a browser have separate settings. See `viewKeyOf`. */
const localSettingsKey = (viewKey: string): string => `localSettings-${viewKey}`;

/** The settings of this window, or else those stored on the device. Undefined if neither can be read. */
export function readLocalSettings(stores: Stores, viewKey: string): LocalSettings | undefined {
  const key = localSettingsKey(viewKey);
  try {
    return parse(stores.session().getItem(key)) ?? parse(stores.local().getItem(key));
  } catch {
    return undefined;
  }
}

/** Saves for this window. On the device it saves a copy or removes the old one. Returns false if storage failed. */
export function saveLocalSettings(stores: Stores, viewKey: string, settings: LocalSettings): boolean {
  const key = localSettingsKey(viewKey);
  const text = JSON.stringify(settings);
  try {
    // The device first: if it refuses, this window must not claim that the settings were saved.
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
