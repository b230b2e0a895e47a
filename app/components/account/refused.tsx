import type { SubmissionResult } from '@conform-to/react';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';

/** The refusal of a form without visible fields, such as a button in a list. */
export function Refused({ result }: { result: SubmissionResult | undefined }) {
  const texts = Object.values(result?.error ?? {}).flatMap((errors) => errors ?? []);
  return (
    <div className="mb-6 empty:hidden">
      <FormErrorSummary errors={texts.map((text) => ({ text }))} />
    </div>
  );
}
