import type { ReactNode, SubmitEventHandler } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { FormError } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { useUnsaved } from './use-unsaved.tsx';

type Props = {
  /** What the form is sent as. */
  intent: string;
  /** All that is wrong with it; at the fields it is said again. */
  errors: readonly FormError[];
  submit: string;
  /** The way back; undefined where there is nowhere to go. */
  cancel: { readonly href: string; readonly text: string } | undefined;
  /** Of the form library, where one reads the fields. */
  formProps?: { id: string; noValidate?: boolean; onSubmit?: SubmitEventHandler<HTMLFormElement> };
  action?: string;
  /** The fields can be looked at only: there is nothing to send. */
  isReadOnly?: boolean;
  children: ReactNode;
};

/** A form of a screen for work: errors above and at the fields, and a question before what was typed gets lost. */
export function FormPage({ intent, errors, submit, cancel, formProps, action, isReadOnly, children }: Props) {
  const isSending = useNavigation().formData?.get('intent') === intent;
  const unsaved = useUnsaved(errors.length > 0);
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      {...formProps}
      onInput={unsaved.note}
      onSubmit={(event) => {
        formProps?.onSubmit?.(event);
        if (!event.defaultPrevented) unsaved.forget();
      }}
      preventScrollReset={errors.length > 0}
      className="grid gap-4"
    >
      <FormErrorSummary errors={errors} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="empty:hidden sticky bottom-0 z-sticky -mx-1 flex flex-wrap gap-3 border-t border-line bg-ground px-1 py-3">
        {!isReadOnly && (
          <Button type="submit" size="small" isLoading={isSending}>
            {submit}
          </Button>
        )}
        {cancel && (
          <ButtonLink to={cancel.href} kind="quiet" size="small">
            {cancel.text}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
