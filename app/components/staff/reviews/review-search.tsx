import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type ReviewStatus, reviewStatuses } from '#modules/review/review.ts';

type Props = { status: ReviewStatus; search: string };

/** Which reviews: those that wait unless told otherwise. */
export function ReviewSearch({ status, search }: Props) {
  const t = useTranslations('staff.reviews');
  const all = useTranslations('staff');
  const submit = useSubmit();
  return (
    <search>
      <Form method="get" className="flex flex-wrap items-start gap-4">
        <Select
          key={status}
          name="status"
          label={t('status.label')}
          options={reviewStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          defaultValue={status}
          onChange={(event) => void submit(event.currentTarget.form)}
          className="w-full sm:w-48"
        />
        <TextField
          key={search}
          type="search"
          name="search"
          label={t('search')}
          hint={t('searchHint')}
          defaultValue={search}
          maxLength={100}
          className="w-full sm:w-80"
        />
        <Button type="submit" kind="secondary" className="sm:mt-6.5">
          {all('show')}
        </Button>
      </Form>
    </search>
  );
}
