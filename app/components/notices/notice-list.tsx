import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Topic } from '#modules/notices/notice-kinds.ts';

type NoticeItem = {
  id: number;
  topic: Topic;
  title: string;
  href: string | null;
  createdAt: string;
  isRead: boolean;
};

/** Notices, the newest first. Following a link marks its notice as read. */
export function NoticeList({ notices, mayMark }: { notices: readonly NoticeItem[]; mayMark: boolean }) {
  const t = useTranslations('notices');
  const timeOf = useMoment('time');
  const submit = useSubmit();
  const mark = (id: number) =>
    submit({ intent: 'follow', id: String(id) }, { method: 'post', navigate: false, fetcherKey: `notice ${id}` });
  return (
    <ul className="border-b border-line">
      {notices.map(({ id, topic, title, href, createdAt, isRead }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4">
          <div className="min-w-0 flex-1 basis-72">
            <p className={cx('text-pretty', !isRead && 'font-semibold')}>
              {href === null ? (
                title
              ) : (
                <PageLink
                  href={href}
                  onClick={() => {
                    if (mayMark && !isRead) void mark(id);
                  }}
                  className="underline underline-offset-4"
                >
                  {title}
                </PageLink>
              )}
            </p>
            <p className="mt-1 text-sm text-quiet">
              {t(`topic.${topic}`)}, <time dateTime={createdAt}>{timeOf(new Date(createdAt))}</time>
            </p>
          </div>
          {!isRead && <Badge tone="signal">{t('unread')}</Badge>}
          {!isRead && mayMark && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="read" />
              <Button
                type="submit"
                name="id"
                value={id}
                kind="quiet"
                size="small"
                aria-label={`${t('markRead')}: ${title}`}
              >
                {t('markRead')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
