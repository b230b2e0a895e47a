import { Bell } from 'lucide-react';
import { Form, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { openHref } from '#app/addresses/open-href.ts';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { Section } from '#app/components/account/section.tsx';
import { useLiveHint } from '#app/components/live/live-hint.ts';
import { NoticeChoices } from '#app/components/notices/notice-choices.tsx';
import { NoticeList } from '#app/components/notices/notice-list.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { notFound } from '#app/not-found.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { idParam } from '#modules/id-param.ts';
import { listChoices } from '#modules/notices/notice-choices.server.ts';
import { listNotices } from '#modules/notices/read-notices.server.ts';
import type { Route } from './+types/notices.ts';
import { changeNotices } from './change-notices.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const before = idParam.safeParse(url.searchParams.get('before') ?? '').data;
  const list = await listNotices(shop, visit, { before, hrefOf: openHref });
  const choices = await listChoices(shop, visit);
  if (!list.ok || !choices.ok) throw notFound();
  return { ...list.value, choices: choices.value };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeNotices({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function Notices({ loaderData: { notices, unread, next, choices } }: Route.ComponentProps) {
  const t = useTranslations('notices');
  const { href } = useShop();
  // Staff who act for the person read, but change nothing.
  const isPerson = useShellData()?.acting === undefined;
  const done = useDone({ choices: t('choices.saved') });
  const newest = notices[0];
  const { revalidate } = useRevalidator();
  useLiveHint('notices', () => void revalidate());
  return (
    <AccountFrame page="notices" title={t('title')} intro={t('intro')}>
      {done}
      <div className="mt-8 max-w-3xl md:mt-10">
        {newest && unread > 0 && isPerson && (
          <Form method="post" className="mb-6">
            <input type="hidden" name="intent" value="read-all" />
            <Button type="submit" name="id" value={newest.id} kind="secondary" size="small">
              {t('markAll')}
            </Button>
          </Form>
        )}
        {newest ? (
          <NoticeList notices={notices} mayMark={isPerson} />
        ) : (
          <EmptyState title={t('empty')} icon={<Bell aria-hidden="true" />}>
            {t('emptyText')}
          </EmptyState>
        )}
        {next !== null && (
          <p className="mt-6">
            <PageLink href={`${href('notices')}?before=${next}`} className="underline underline-offset-4">
              {t('older')}
            </PageLink>
          </p>
        )}
      </div>
      <div className="mt-10">
        <Section id="choices" title={t('choices.title')} text={t('choices.text')}>
          <NoticeChoices choices={choices} mayChoose={isPerson} />
        </Section>
        <Section id="newsletter" title={t('newsletter.title')} text={t('newsletter.text')}>
          <p className="flex flex-wrap gap-6">
            <PageLink href={href('newsletter')} className="underline underline-offset-4">
              {t('newsletter.join')}
            </PageLink>
            <PageLink href={href('newsletterUnsubscribe')} className="underline underline-offset-4">
              {t('newsletter.leave')}
            </PageLink>
          </p>
        </Section>
      </div>
    </AccountFrame>
  );
}
