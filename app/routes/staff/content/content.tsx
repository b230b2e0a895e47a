import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { GeneralEditor } from '#app/components/staff/content/general-editor.tsx';
import { NewContentForm } from '#app/components/staff/content/new-content-form.tsx';
import { PageEditor } from '#app/components/staff/content/page-editor.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { languages } from '#core/locale.ts';
import { contentIdOf, placeOfId } from '#modules/content-editor/content-id.ts';
import { readDraft } from '#modules/content-editor/read-draft.server.ts';
import type { Route } from './+types/content.ts';
import { changeContent, createContent } from './change-content.server.ts';
import { loadEditor } from './load-editor.server.ts';
import { marketNames } from './market-names.server.ts';

export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (id === 'new') {
    const from = placeOfId(url.searchParams.get('from') ?? '');
    const language = url.searchParams.get('language') ?? visit.language;
    const source = from && (await readDraft(context.get(shopContext), visit, from));
    const first = {
      from: from ? contentIdOf(from) : '',
      slug: from?.slug ?? '',
      title: source?.ok ? ((source.value.draft.data as { title?: string }).title ?? '') : '',
      language,
      market: from ? marketOf(url) : 'all',
      kind: from?.kind ?? 'page',
    };
    return { view: undefined, first, markets: marketNames(visit), key: 'new' };
  }
  const place = placeOfId(id);
  if (!place) throw notFound();
  const view = await loadEditor(context.get(shopContext), visit, { place, request });
  return { view, first: undefined, markets: [], key: `${id} ${url.searchParams.get('restored') ?? ''}` };
}

const marketOf = (url: URL): string => url.searchParams.get('from')?.split('.')[0] ?? 'all';

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const task = { shop: context.get(shopContext), visit: context.get(visitContext), form };
  if (id === 'new') return createContent(task);
  const place = placeOfId(id);
  if (!place) throw notFound();
  return changeContent({ ...task, place });
}

export default function StaffContent({ loaderData: { view, first, markets, key }, actionData }: Route.ComponentProps) {
  const t = useTranslations('content-editor');
  const { href, language } = useShop();
  const back = { href: href('staffContents'), text: t('title') };
  if (!view)
    return (
      <DetailPage title={t('new.title')} back={back}>
        <NewContentForm error={actionData?.error} first={first} markets={markets} languages={languages} />
      </DetailPage>
    );
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(view.language);
  const title = view.kind === 'general' ? t('general') : String(view.data.title || view.data.slug);
  return (
    <DetailPage
      title={title}
      intro={`${name} · ${view.markets.find(({ code }) => code === view.market)?.name ?? t('new.allMarkets')}`}
      back={back}
    >
      {actionData?.error && <Notice tone="danger" title={actionData.error} />}
      {view.kind === 'general' ? <GeneralEditor key={key} view={view} /> : <PageEditor key={key} view={view} />}
    </DetailPage>
  );
}
