import { redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type SettingsDone, settingsDone } from '#app/components/account/settings-intents.ts';
import type { Language } from '#core/locale.ts';

export const backToSettings = (language: Language, done: SettingsDone): Response =>
  redirect(`${routeHref('accountSettings', language)}?done=${done}#${settingsDone[done]}`);
