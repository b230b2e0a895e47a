import { data } from 'react-router';
import type { ImportAnswer } from '#app/components/staff/translations/import-answer.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { statusOf } from '#modules/refusals.ts';
import { importTexts } from '#modules/translation/import-texts.server.ts';

/** Saves an uploaded file. If a text is refused, nothing is saved, and the answer names each one. */
export async function importFile({ shop, visit, form }: PostedForm) {
  const sent = form.get('file');
  const file = sent instanceof File ? await sent.text() : '';
  const imported = await importTexts(shop, visit, { file, everywhere: form.get('place') === 'everywhere' });
  const nothing = { saved: [], texts: 0, problems: [] };
  if (!imported.ok)
    return data<ImportAnswer>(
      { ...nothing, refusal: wordsOf({ shop, visit }, imported.refusal) },
      { status: statusOf[imported.refusal.code] },
    );
  const { saved, texts, problems } = imported.value;
  return data<ImportAnswer>(
    { saved, texts, problems, refusal: undefined },
    { status: problems.length > 0 ? 422 : 200 },
  );
}
