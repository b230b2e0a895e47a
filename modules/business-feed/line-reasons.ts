import type { Language } from '#core/locale.ts';
import type { LineError } from '../bulk-job/bulk-job.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';

type Wording = { readonly texts: Pick<Shop['texts'], 'say'>; readonly language: Language };

/** Why a line was refused, in the language of the person who sent the feed: one entry for each field. */
export function reasonsOf({ texts, language }: Wording, line: number, refusal: Refusal): LineError[] {
  const { code, errors, ...facts } = refusal;
  if (!errors) return [{ line, field: '', reason: texts.say(language, 'refusals', code, facts) ?? code }];
  return errors.map(({ path, code: problem, facts: of }) => ({
    line,
    field: path,
    reason:
      // A laundry says more exactly why it refuses a wearer.
      (typeof of?.laundryError === 'string' ? texts.say(language, 'laundry', `error.${of.laundryError}`) : undefined) ??
      texts.say(language, 'validation', problem, { field: path, ...of }) ??
      problem,
  }));
}
