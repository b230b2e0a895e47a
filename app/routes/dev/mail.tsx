import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { findStoredMail } from '#modules/notifications/stored-mail.server.ts';
import type { Route } from './+types/mail.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const mail = await findStoredMail(context.get(shopContext), params.id);
  if (!mail) throw notFound();
  return mail;
}

/** The HTML is in a sandboxed frame: a mail may contain anything. */
export default function Mail({ loaderData: { subject, to, html, text } }: Route.ComponentProps) {
  const t = useTranslations('dev.mail');
  return (
    <>
      <title>{`${subject} | Yrke`}</title>
      <Link to="/dev/mail" className="underline">
        {t('back')}
      </Link>
      <h1 className="mt-4 font-display text-4xl font-bold">{subject}</h1>
      <p className="mt-1 text-quiet">{to}</p>
      {html && (
        <iframe title={subject} sandbox="" srcDoc={html} className="mt-8 h-[70vh] w-full border border-line bg-paper" />
      )}
      <pre className="mt-8 overflow-x-auto whitespace-pre-wrap border border-line bg-paper p-4 text-sm">{text}</pre>
    </>
  );
}
