import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { outcomeKinds } from '#modules/approval-rules/approval-rule.ts';
import { ConditionFields } from './condition-fields.tsx';
import type { ConditionLine, RuleAnswer, RulePageView, TypedRule } from './rule-view.ts';

type Props = { page: RulePageView; typed: TypedRule; answer: RuleAnswer | undefined };

/** Name, conditions and approvers of a rule. The same fields are simulated or saved. */
export function RuleForm({ page, typed, answer }: Props) {
  const t = useTranslations('approval-rules');
  const [outcome, setOutcome] = useState(typed.outcome);
  const sending = useNavigation().formData?.get('intent');
  const errorOf = (id: string) => answer?.errors.find(({ fieldId }) => fieldId === id)?.text;
  const approvers = outcome === 'one' ? typed.approvers.slice(0, 1) : typed.approvers;
  // One more than is filled in, and at least two; a button shows the others.
  const shown = Math.max(2, typed.lines.findLastIndex(({ kind }) => kind !== '') + 2);
  const fieldsOf = (line: ConditionLine, index: number) => (
    <ConditionFields
      key={index}
      number={index + 1}
      line={line}
      choices={page.choices}
      currency={page.currency}
      error={errorOf(`value.${index + 1}`)}
      kindError={errorOf(`kind.${index + 1}`)}
    />
  );
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <FormErrorSummary errors={answer?.errors ?? []} />
      {page.rule && <input type="hidden" name="version" value={page.rule.version} />}
      <TextField
        id="name"
        name="name"
        label={t('name')}
        defaultValue={typed.name}
        maxLength={80}
        error={errorOf('name')}
      />
      <DetailSection title={t('conditions')} text={t('conditionsText')}>
        <div className="grid gap-4">
          <Select
            name="join"
            label={t('join.label')}
            options={[
              { value: 'AND', label: t('join.AND') },
              { value: 'OR', label: t('join.OR') },
            ]}
            defaultValue={typed.join}
          />
          {typed.lines.slice(0, shown).map(fieldsOf)}
          {typed.lines.length > shown && (
            <Disclosure label={t('moreConditions')}>
              <div className="grid gap-4">{typed.lines.slice(shown).map((line, at) => fieldsOf(line, shown + at))}</div>
            </Disclosure>
          )}
        </div>
      </DetailSection>
      <DetailSection title={t('approvers')} text={t('approversText')}>
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            name="outcome"
            label={t('outcome.label')}
            options={outcomeKinds.map((value) => ({ value, label: t(`outcome.${value}`) }))}
            value={outcome}
            onChange={(event) => setOutcome(outcomeKinds.find((one) => one === event.currentTarget.value) ?? 'one')}
          />
          {approvers.map((value, index) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- approvers have no identity but their place
              key={index}
              id={`approver.${index + 1}`}
              name={`approver.${index + 1}`}
              label={t('approver', { number: index + 1 })}
              placeholder={t('noApprover')}
              options={page.people}
              defaultValue={value}
              error={errorOf(`approver.${index + 1}`)}
            />
          ))}
        </div>
      </DetailSection>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="simulate" kind="secondary" isLoading={sending === 'simulate'}>
          {t('simulate')}
        </Button>
        <Button type="submit" name="intent" value="save" isLoading={sending === 'save'}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
