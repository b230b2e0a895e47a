/** What the page knows of a product's size guide before anybody asks for it. */
export type SizeGuideFacts = { readonly hasContent: boolean; readonly pdfUrl: string | undefined };

export type GuideStatus = 'idle' | 'loading' | 'failed' | 'ready';

/** What pressing the button does: nothing while it loads or after it failed, nor where there is nothing to show. */
export function guideButtonState(
  { hasContent, pdfUrl }: SizeGuideFacts,
  status: GuideStatus,
): { does: 'nothing' | 'dialog' } | { does: 'pdf'; pdfUrl: string } {
  if (status === 'loading' || status === 'failed') return { does: 'nothing' };
  if (hasContent) return { does: 'dialog' };
  return pdfUrl === undefined ? { does: 'nothing' } : { does: 'pdf', pdfUrl };
}
