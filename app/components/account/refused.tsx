import type { SubmissionResult } from '@conform-to/react';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';

/** Why something without fields of its own, a button in a list, was not done. */
export function Refused({ result }: { result: SubmissionResult | undefined }) {
  const texts = Object.values(result?.error ?? {}).flatMap((errors) => errors ?? []);
  return (
    <div className="mb-6 empty:hidden">
      <FormErrorSummary errors={texts.map((text) => ({ text }))} />
    </div>
  );
}
