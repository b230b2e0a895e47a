/** Intents of the forms on the settings page. */
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

/** Completed actions, and the section of the page that shows the result. The address carries them in `done` for one page view. */
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
