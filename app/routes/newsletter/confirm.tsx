import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { MailLinkPage } from '#app/components/newsletter/mail-link-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
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
  return (
    <MailLinkPage
      domain="newsletter.confirm"
      name="n"
      link={link}
      isOurs={isOurs}
      isDone={actionData?.isDone}
      done={actionData?.getsCode ? t('doneCode') : t('done')}
    />
  );
}
