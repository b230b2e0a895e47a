import { ok } from '#core/result.ts';
import { settingWarnings } from '#platform/setting-warnings.server.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/**
 * Access: staff with the task settings. Lists why this installation is not ready for customers, in the visitor's
 * language.
 */
export function readSettingWarnings({ env, texts }: Pick<Shop, 'env' | 'texts'>, visit: Visit) {
  const allowed = allowRead(visit, 'settings');
  if (!allowed.ok) return allowed;
  return ok(
    settingWarnings(env).map(({ code, setting, sentence }) => ({
      code,
      setting,
      text: texts.say(visit.language, 'staff', `settingWarnings.${code}`, { setting }) ?? sentence,
    })),
  );
}
