import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { languages } from '#core/locale.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { listGuides } from '#modules/guide/edit-guides.server.ts';
import { keysOf, textOf } from '#modules/guide/guide.ts';
import type { Route } from './+types/guides.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const listed = await listGuides(context.get(shopContext), visit);
  if (!listed.ok) throw notFound();
  return {
    mayChange: mayDo(visit.claims, 'content'),
    guides: listed.value.map(({ slug, guide, changedAt }) => ({
      slug,
      changedAt,
      title: textOf(guide, visit.language, 'title'),
      questions: guide.questions.length,
      results: guide.results.length,
      languages: languages.filter((one) => keysOf(guide).every((key) => guide.texts[one]?.[key])).length,
    })),
  };
}

/** All guides: there are a handful, so they are a plain list. */
export default function StaffGuides({ loaderData: { guides, mayChange } }: Route.ComponentProps) {
  const t = useTranslations('guide-editor');
  const { href } = useShop();
  const dayOf = useMoment('day');
  const done = useDone({ saved: t('saved') });
  return (
    <DetailPage
      title={t('title')}
      intro={t('intro')}
      notice={done}
      actions={
        mayChange && (
          <ButtonLink to={href('staffGuide', { slug: 'new' })} size="small">
            {t('new')}
          </ButtonLink>
        )
      }
    >
      {guides.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {guides.map((guide) => (
        <DetailSection
          key={guide.slug}
          title={guide.title}
          text={t('counts', { questions: guide.questions, results: guide.results, languages: guide.languages })}
          actions={<span className="text-sm text-quiet">{dayOf(guide.changedAt)}</span>}
        >
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <TextLink to={href('staffGuide', { slug: guide.slug })}>{t(mayChange ? 'edit' : 'open')}</TextLink>
            <TextLink to={href('guide', { slug: guide.slug })}>{t('toGuide')}</TextLink>
          </p>
        </DetailSection>
      ))}
    </DetailPage>
  );
}
