import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

type Props = {
  title: string;
  /** What the form sends when the removal is confirmed. */
  fields: Readonly<Record<string, string>>;
  confirmText: string;
  children: ReactNode;
};

/** Asks for confirmation before something is removed from a company, above the list that contains it. */
export function RemovalNotice({ title, fields, confirmText, children }: Props) {
  const t = useTranslations('company-admin');
  return (
    <Notice
      tone="warn"
      isLive
      title={title}
      actions={
        <>
          <Form method="post" preventScrollReset>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="small" kind="danger">
              {confirmText}
            </Button>
          </Form>
          <ButtonLink to="?" size="small" kind="secondary">
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Notice>
  );
}
