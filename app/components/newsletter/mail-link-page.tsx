import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';

type Props = {
  /** The texts: title, text, button, invalid. */
  domain: 'newsletter.confirm' | 'restock.stop';
  /** The name and value under which the link is posted. */
  name: string;
  link: string;
  isOurs: boolean;
  /** Undefined until the button was pressed. */
  isDone: boolean | undefined;
  /** What has happened, if it is done. */
  done: string;
};

/** The page of a link in a mail: one button does what the link is for, and the result follows. */
export function MailLinkPage({ domain, name, link, isOurs, isDone, done }: Props) {
  const t = useTranslations(domain);
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} className="mb-8" />
      <div className="grid max-w-2xl gap-6">
        {isDone && (
          <Notice tone="success" isLive>
            {done}
          </Notice>
        )}
        {!(isDone ?? isOurs) && <Notice tone="warn">{t('invalid')}</Notice>}
        {isDone === undefined && isOurs && (
          <Form method="post" className="grid justify-items-start gap-6">
            <p className="text-lg">{t('text')}</p>
            <input type="hidden" name={name} value={link} />
            <Button type="submit" size="large">
              {t('button')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
