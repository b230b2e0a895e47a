import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type LogoIntent, logoIntents } from '#app/components/staff/logos/staff-logo.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import { decideLogo } from '#modules/logo/decide-logo.server.ts';
import { mostStitches } from '#modules/logo/logo.ts';
import { refusalFields, releaseFields } from '#modules/logo/logo-schema.ts';

const isIntent = (text: unknown): text is LogoIntent => (logoIntents as readonly unknown[]).includes(text);

/** One ticked box arrives as a text, several as a list, none as undefined. */
const threadColours = z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), releaseFields.threadColours);

const stitchCount = textField({ max: 6 })
  .regex(/^\d+$/, 'not-integer')
  .transform(Number)
  .pipe(z.int().max(mostStitches));

type Named = { readonly logoId: string; readonly version: number };

const labels = {
  threadColours: 'logos.threadColours',
  stitchCount: 'logos.stitches',
  priceClass: 'logos.priceClass',
  answer: 'logos.reason',
};

/** Releases or refuses the version of the page. */
export function decideByForm(posted: PostedForm, named: Named): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const intent = form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const back = (done: string) => () => redirect(`${routeHref('staffLogos', visit.language)}?done=${done}`);
  if (intent === 'release')
    return answerForm(posted, {
      intent,
      domain: 'staff',
      schema: z.object({ ...releaseFields, threadColours, stitchCount }),
      labels,
      run: (production) => decideLogo(shop, visit, { ...named, state: 'released', ...production }),
      done: back('released'),
    });
  return answerForm(posted, {
    intent,
    domain: 'staff',
    schema: z.object(refusalFields),
    labels,
    run: ({ answer }) => decideLogo(shop, visit, { ...named, state: 'refused', answer }),
    done: back('refused'),
  });
}
