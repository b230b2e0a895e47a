import { ok, refuse } from '#core/result.ts';
import { settingWarnings } from '#platform/setting-warnings.server.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** Internal staff. In which ways this installation is not ready for customers, with the text of the visitor's language. */
export function readSettingWarnings({ env, texts }: Pick<Shop, 'env' | 'texts'>, { claims, language }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return ok(
    settingWarnings(env).map(({ code, setting, sentence }) => ({
      code,
      setting,
      text: texts.say(language, 'staff', `settingWarnings.${code}`, { setting }) ?? sentence,
    })),
  );
}
