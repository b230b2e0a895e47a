import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormPage } from '#app/work/form/form-page.tsx';
import { staffTasks } from '#modules/auth/staff-tasks.ts';
import type { MemberView } from './member-view.ts';

type Props = { member: MemberView; result: SubmissionResult | undefined };

/** The tasks of one member, as boxes. What was ticked before a refusal stays ticked. */
export function MemberForm({ member: { name, tasks }, result }: Props) {
  const t = useTranslations('audit');
  const { href } = useShop();
  const [form, fields] = useForm<{ tasks: string[] }>({
    id: 'member-form',
    lastResult: result ?? null,
    defaultValue: { tasks: [...tasks] },
  });
  const checked = [fields.tasks.initialValue ?? []].flat().map(String);
  return (
    <FormPage
      intent="tasks"
      formProps={getFormProps(form)}
      errors={summaryOf([fields.tasks], form.errors)}
      submit={t('members.save')}
      cancel={{ href: href('staffMembers'), text: t('members.cancel') }}
    >
      <fieldset className="border border-line bg-paper p-4">
        <legend className="sr-only">{t('members.tasksOf', { name })}</legend>
        <div className="grid gap-x-10 gap-y-2 md:grid-cols-2">
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
    </FormPage>
  );
}
