import type { ReactNode, SubmitEventHandler } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { FormError } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { useUnsaved } from './use-unsaved.tsx';

type Props = {
  /** The `intent` that the form sends. */
  intent: string;
  /** All problems of the form, for the summary. The fields show their own. */
  errors: readonly FormError[];
  submit: string;
  /** The link back; undefined without a page to go back to. */
  cancel: { readonly href: string; readonly text: string } | undefined;
  /** From the form library, if the form uses it. */
  formProps?: { id: string; noValidate?: boolean; onSubmit?: SubmitEventHandler<HTMLFormElement> };
  action?: string;
  /** The fields can be looked at only: there is nothing to send. */
  isReadOnly?: boolean;
  children: ReactNode;
};

/** A form on a work screen: an error summary, and a confirmation before unsaved input is lost. */
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
