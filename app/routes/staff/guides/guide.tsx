import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { GuideEditor } from '#app/components/staff/guides/guide-editor.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { readGuideChoices, readGuideToEdit } from '#modules/guide/edit-guides.server.ts';
import { textOf } from '#modules/guide/guide.ts';
import { emptyGuide } from '#modules/guide/guide-draft.ts';
import type { Route } from './+types/guide.ts';
import { saveByForm } from './save-guide.server.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const isReadOnly = !mayDo(visit.claims, 'content');
  const read = await readGuideChoices(shop, visit);
  if (!read.ok) throw notFound();
  const choices = read.value;
  if (slug === 'new' && !isReadOnly)
    return { slug: undefined, guide: emptyGuide, version: 0, title: '', choices, isReadOnly };
  const found = await readGuideToEdit(shop, visit, { slug });
  if (!found.ok) throw notFound();
  const { guide, version } = found.value;
  return { slug, guide, version, title: textOf(guide, visit.language, 'title'), choices, isReadOnly };
}

export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return saveByForm({ shop: context.get(shopContext), visit: context.get(visitContext), form }, slug);
}

export default function StaffGuide({ loaderData, actionData }: Route.ComponentProps) {
  const { title, slug, ...rest } = loaderData;
  const t = useTranslations('guide-editor');
  const { href } = useShop();
  return (
    <DetailPage
      title={title || t('new')}
      back={{ href: href('staffGuides'), text: t('title') }}
      actions={
        slug !== undefined && (
          <ButtonLink to={href('guide', { slug })} kind="secondary" size="small">
            {t('toGuide')}
          </ButtonLink>
        )
      }
    >
      <GuideEditor slug={slug} {...rest} problems={actionData?.problems ?? []} />
    </DetailPage>
  );
}
