/** What the forms of the settings page ask for. */
export const settingsIntents = [
  'profile',
  'address-add',
  'address-change',
  'address-remove',
  'password',
  'session-end',
  'sign-out-everywhere',
  'delete-account',
] as const;

export type SettingsIntent = (typeof settingsIntents)[number];

/** What was done, and the part of the page where it shows. It stands in the address for one moment. */
export const settingsDone = {
  profile: 'profile',
  address: 'addresses',
  addressRemoved: 'addresses',
  password: 'password',
  session: 'devices',
} as const;

export type SettingsDone = keyof typeof settingsDone;

export const isSettingsDone = (text: string | null): text is SettingsDone =>
  text !== null && Object.hasOwn(settingsDone, text);
