import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { shopContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { listStoredMail } from '#modules/notifications/stored-mail.server.ts';
import type { Route } from './+types/mail-list.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const mails = await listStoredMail(context.get(shopContext));
  if (!mails) throw notFound();
  return { mails };
}

export default function MailList({ loaderData: { mails } }: Route.ComponentProps) {
  const t = useTranslations('dev.mail');
  const format = useFormatter();
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <h1 className="font-display text-5xl font-bold">{t('title')}</h1>
      <p className="mt-2 text-quiet">{mails.length === 0 ? t('empty') : t('intro')}</p>
      {mails.length > 0 && (
        <ul className="mt-8 divide-y divide-line border-y border-line bg-paper">
          {mails.map(({ id, subject, to, sentAt }) => (
            <li key={id}>
              <Link to={`/dev/mail/${id}`} className="flex flex-wrap gap-x-6 gap-y-1 px-4 py-3 hover:bg-signal">
                <strong className="min-w-0 flex-1 basis-60">{subject}</strong>
                <span>{to}</span>
                <time dateTime={sentAt.toISOString()} className="text-quiet">
                  {format.dateTime(sentAt, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
