import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { Language } from '#core/locale.ts';
import { type SettingsDone, settingsDone } from './settings-intents.ts';

export const backToSettings = (language: Language, done: SettingsDone): Response =>
  redirect(`${routeHref('accountSettings', language)}?done=${done}#${settingsDone[done]}`);
