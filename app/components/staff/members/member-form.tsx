import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { staffTasks } from '#modules/auth/staff-tasks.ts';
import type { MemberRow } from './member-row.tsx';

type Props = { member: MemberRow; result: SubmissionResult | undefined };

/** The tasks of a staff member, as checkboxes. Ticks stay after a refusal. */
export function MemberForm({ member: { customerId, name, tasks }, result }: Props) {
  const t = useTranslations('audit');
  const isSending = useNavigation().formData?.get('customerId') === String(customerId);
  const [form, fields] = useForm<{ tasks: string[] }>({
    id: `tasks-${customerId}`,
    lastResult: result ?? null,
    defaultValue: { tasks: [...tasks] },
  });
  const checked = [fields.tasks.initialValue ?? []].flat().map(String);
  return (
    <div className="border border-ink bg-paper p-6">
      <Refused result={result} />
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="customerId" value={customerId} />
        <fieldset>
          <legend className="font-display text-subheading font-bold">{t('members.tasksOf', { name })}</legend>
          <div className="mt-4 grid gap-x-10 gap-y-2 md:grid-cols-2">
            {staffTasks.map((task) => (
              <Checkbox
                key={task}
                name="tasks"
                value={task}
                defaultChecked={checked.includes(task)}
                label={t(`task.${task}`)}
                hint={t(`hint.${task}`)}
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending}>
            {t('members.save')}
          </Button>
          <ButtonLink to="?" kind="quiet">
            {t('members.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
