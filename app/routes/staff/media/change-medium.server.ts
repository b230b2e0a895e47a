import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { languages } from '#core/locale.ts';
import { changeMedium, removeMedium } from '#modules/media-library/change-medium.server.ts';
import { altField, folderField, nameField } from '#modules/media-library/media-item-schema.ts';

const percent = z.coerce.number<string>().min(0).max(100).default(50);

const schema = z.object({
  version: z.coerce.number<string>().int().positive(),
  name: nameField,
  folder: folderField.default(''),
  isDecorative: z.literal('on').optional(),
  focalX: percent,
  focalY: percent,
  alts: z.partialRecord(z.enum(languages), altField).default({}),
});

/** Saves or removes the item of the page. */
export function changeByForm(posted: PostedForm, id: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const intent = form.get('intent');
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 400 });
  const list = routeHref('staffMedia', visit.language);
  if (intent === 'save')
    return answerForm(posted, {
      intent,
      domain: 'media-library',
      schema,
      labels: { alts: 'alts', ...Object.fromEntries(languages.map((one) => [`alts.${one}`, 'alts'])) },
      run: ({ focalX, focalY, isDecorative, ...change }) =>
        changeMedium(shop, visit, {
          ...change,
          id,
          isDecorative: isDecorative === 'on',
          focal: { x: focalX / 100, y: focalY / 100 },
        }),
      done: () => redirect(`${list}?done=saved`),
    });
  if (intent !== 'remove') throw data(null, { status: 400 });
  return answerForm(posted, {
    intent,
    domain: 'media-library',
    schema: z.object({}),
    run: () => removeMedium(shop, visit, { id }),
    done: () => redirect(`${list}?done=removed`),
  });
}
