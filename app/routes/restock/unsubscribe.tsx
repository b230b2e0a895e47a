import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { statusOf } from '#modules/refusals.ts';
import { checkStopLink, stopRestock } from '#modules/restock/stop-restock.server.ts';
import type { Route } from './+types/unsubscribe.ts';

type StopResult = { readonly isDone: boolean };

/** Spam filters open links in mails, so only a button press changes something. */
export function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get('w') ?? '';
  const checked = checkStopLink(context.get(shopContext), link);
  return data({ link, isOurs: checked.ok }, { status: checked.ok ? 200 : statusOf[checked.refusal.code] });
}

/** A mail program posts to the link's address, without our form fields. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const link = (await postedForm(request)).get('w') ?? url.searchParams.get('w');
  const stopped = await stopRestock(context.get(shopContext), { link: typeof link === 'string' ? link : '' });
  return data<StopResult>({ isDone: stopped.ok }, { status: stopped.ok ? 200 : statusOf[stopped.refusal.code] });
}

export default function Unsubscribe({ loaderData: { link, isOurs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('restock.stop');
  const isBroken = actionData ? !actionData.isDone : !isOurs;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} className="mb-8" />
      <div className="grid max-w-2xl gap-6">
        {actionData?.isDone && (
          <Notice tone="success" isLive>
            {t('done')}
          </Notice>
        )}
        {isBroken && <Notice tone="warn">{t('invalid')}</Notice>}
        {!actionData && isOurs && (
          <Form method="post" className="grid justify-items-start gap-6">
            <p className="text-lg">{t('text')}</p>
            <input type="hidden" name="w" value={link} />
            <Button type="submit" size="large">
              {t('button')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
