import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { hitsOf, searchGroups } from '#app/work/shell/search-results.ts';
import type { Route } from './+types/search.ts';
import { findEverywhere } from './find-everywhere.server.ts';

const longest = 100;

export function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  return findEverywhere(context.get(shopContext), context.get(visitContext), text);
}

/** The search as a page, for shared links and for use without scripts. */
export default function StaffSearch({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('work.search');
  const { text, groups } = loaderData;
  return (
    <DetailPage title={t('title')}>
      <search>
        <Form method="get" className="flex max-w-2xl items-end gap-2">
          <TextField
            key={text}
            type="search"
            name="q"
            size="small"
            label={t('hint')}
            defaultValue={text}
            maxLength={longest}
            before={<Search aria-hidden="true" className="size-4" />}
            className="flex-1"
          />
          <Button type="submit" size="small">
            {t('open')}
          </Button>
        </Form>
      </search>
      {text !== '' && hitsOf(loaderData).length === 0 && <p className="text-quiet">{t('none')}</p>}
      {searchGroups
        .filter((group) => groups[group].length > 0)
        .map((group) => (
          <DetailSection key={group} title={t(`group.${group}`)}>
            <ul className="divide-y divide-line">
              {groups[group].map(({ id, title, hint, href }) => (
                <li key={id}>
                  <PageLink href={href} className="flex min-h-9 items-center gap-4 hover:underline">
                    <span className="font-semibold">{title}</span>
                    <span className="min-w-0 truncate text-sm text-quiet">{hint}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </DetailSection>
        ))}
    </DetailPage>
  );
}
