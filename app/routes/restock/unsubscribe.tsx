import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { MailLinkPage } from '#app/components/newsletter/mail-link-page.tsx';
import { shopContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
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
  return (
    <MailLinkPage
      domain="restock.stop"
      name="w"
      link={link}
      isOurs={isOurs}
      isDone={actionData?.isDone}
      done={t('done')}
    />
  );
}
