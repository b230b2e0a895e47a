/** Facts about a product's size guide that are known before it is loaded. */
export type SizeGuideFacts = { readonly hasContent: boolean; readonly pdfUrl: string | undefined };

export type GuideStatus = 'idle' | 'loading' | 'failed' | 'ready';

/** The state of the size guide button: disabled while loading, after a failure, or without content. */
export function guideButtonState(
  { hasContent, pdfUrl }: SizeGuideFacts,
  status: GuideStatus,
): { does: 'nothing' | 'dialog' } | { does: 'pdf'; pdfUrl: string } {
  if (status === 'loading' || status === 'failed') return { does: 'nothing' };
  if (hasContent) return { does: 'dialog' };
  return pdfUrl === undefined ? { does: 'nothing' } : { does: 'pdf', pdfUrl };
}
