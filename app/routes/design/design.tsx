import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { pictureVersionOf } from '#modules/media/picture-version-of.server.ts';
import type { Route } from './+types/design.ts';
import { Blocks } from './blocks.tsx';
import { Buttons } from './buttons.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Pictures } from './pictures.tsx';
import { SampleForm } from './sample-form.tsx';
import { Group } from './specimen.tsx';
import { Type } from './type.tsx';

const regions = ['AT', 'BE', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'IT', 'LV', 'NL', 'NO', 'PL', 'SE'];
const scenes = ['harbour', 'workshop', 'winter-road', 'building-site', 'kitchen'].map(
  (name) => `scenes/${name}-wide.jpg`,
);

const blockScene = ['scenes/workshop-wide.jpg', 'scenes/workshop-tall.jpg'] as const;

/** The page of the design system, for developers; it does not exist in production. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (shop.env.APP_ENV !== 'local') throw notFound();
  const names = new Intl.DisplayNames(context.get(visitContext).language, { type: 'region' });
  const sampleOf = async (path: string) => ({ path, version: await pictureVersionOf(shop, path) });
  const [wide, tall] = blockScene;
  return {
    sceneOfBlocks: { wide: await sampleOf(wide), tall: await sampleOf(tall) },
    countries: regions.map((value) => ({ value, label: names.of(value) ?? value })),
    scenes: await Promise.all(scenes.map(sampleOf)),
  };
}

/** Validates the sample form and stores nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { texts, env } = context.get(shopContext);
  if (env.APP_ENV !== 'local') throw notFound();
  const say = (key: string) => texts.say(context.get(visitContext).language, 'design', key) ?? key;
  const schema = z.object({
    company: z.string(say('field.companyError')),
    email: z.email(say('field.emailError')),
    message: z.string().optional(),
    country: z.string().optional(),
    terms: z.coerce.boolean().optional(),
  });
  const submission = parseWithZod(await postedForm(request), { schema });
  const isFine = submission.status === 'success';
  return data({ result: submission.reply({ resetForm: isFine }), isFine }, { status: isFine ? 200 : 422 });
}

const groups = [
  'colours',
  'type',
  'buttons',
  'fields',
  'choices',
  'form',
  'overlays',
  'feedback',
  'navigation',
  'data',
  'pictures',
  'blocks',
] as const;

export default function Design({ loaderData, actionData }: Route.ComponentProps) {
  const { countries, scenes: shown, sceneOfBlocks: ofBlocks } = loaderData;
  const t = useTranslations('design');
  const parts = {
    colours: <Colours />,
    type: <Type />,
    buttons: <Buttons />,
    fields: <Fields countries={countries} />,
    choices: <Choices />,
    form: <SampleForm countries={countries} outcome={actionData} />,
    overlays: <Overlays />,
    feedback: <Feedback />,
    navigation: <Navigation />,
    data: <Data />,
    pictures: <Pictures scenes={shown} />,
    blocks: <Blocks {...ofBlocks} />,
  };
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="mt-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label={t('contents')} className="lg:sticky lg:top-10 lg:self-start">
          <ol className="flex flex-wrap gap-x-5 lg:block">
            {groups.map((group) => (
              <li key={group}>
                <a
                  href={`#${group}`}
                  className="block py-1.5 font-display text-lg font-semibold text-quiet underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`group.${group}`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-10 grid gap-24 lg:mt-0">
          {groups.map((group) => (
            <Group key={group} id={group} title={t(`group.${group}`)}>
              {parts[group]}
            </Group>
          ))}
        </div>
      </div>
    </>
  );
}
