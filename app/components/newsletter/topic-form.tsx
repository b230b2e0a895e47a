import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { type Topic, topics } from '#modules/newsletter/subscription.ts';

type Props = {
  /** The sealed address, from the link of a mail. */
  link: string;
  leaveLink: string;
  chosen: readonly Topic[];
  /** The visitor sent the form without a topic. */
  isEmpty: boolean;
};

/** The topics of a subscriber. To get nothing, they unsubscribe. */
export function TopicForm({ link, leaveLink, chosen, isEmpty }: Props) {
  const t = useTranslations('newsletter.preferences');
  const { href } = useShop();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="grid justify-items-start gap-6">
      {isEmpty && (
        <Notice tone="danger" isLive>
          {t('none')}
        </Notice>
      )}
      <input type="hidden" name="n" value={link} />
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{t('topics')}</legend>
        {topics.map((topic) => (
          <Checkbox
            key={topic}
            id={`topic-${topic}`}
            name="topic"
            value={topic}
            label={t(`topic.${topic}`)}
            defaultChecked={!isEmpty && chosen.includes(topic)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-6">
        <Button type="submit" size="large" isLoading={isSending}>
          {t('save')}
        </Button>
        <TextLink to={`${href('newsletterUnsubscribe')}?${new URLSearchParams({ n: leaveLink })}`}>
          {t('leave')}
        </TextLink>
      </div>
    </Form>
  );
}
