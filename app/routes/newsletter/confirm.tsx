import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { checkConfirmLink, confirm } from '#modules/newsletter/confirm.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/confirm.ts';

type Result = { readonly isDone: boolean; readonly getsCode: boolean };

/** Spam filters open links in mails, so only a button press confirms. */
export function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get('n') ?? '';
  const checked = checkConfirmLink(context.get(shopContext), link);
  return data({ link, isOurs: checked.ok }, { status: checked.ok ? 200 : statusOf[checked.refusal.code] });
}

export async function action({ context, request }: Route.ActionArgs) {
  const link = (await postedForm(request)).get('n');
  const confirmed = await confirm(context.get(shopContext), context.get(visitContext), {
    link: typeof link === 'string' ? link : '',
  });
  return confirmed.ok
    ? data<Result>({ isDone: true, getsCode: confirmed.value.getsCode })
    : data<Result>({ isDone: false, getsCode: false }, { status: statusOf[confirmed.refusal.code] });
}

export default function NewsletterConfirm({ loaderData: { link, isOurs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('newsletter.confirm');
  const isBroken = actionData ? !actionData.isDone : !isOurs;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} className="mb-8" />
      <div className="grid max-w-2xl gap-6">
        {actionData?.isDone && (
          <Notice tone="success" isLive>
            {actionData.getsCode ? t('doneCode') : t('done')}
          </Notice>
        )}
        {isBroken && <Notice tone="warn">{t('invalid')}</Notice>}
        {!actionData && isOurs && (
          <Form method="post" className="grid justify-items-start gap-6">
            <p className="text-lg">{t('text')}</p>
            <input type="hidden" name="n" value={link} />
            <Button type="submit" size="large">
              {t('button')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
