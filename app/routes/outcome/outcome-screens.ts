type Outcome = 'confirmed' | 'failed' | 'canceled' | 'external' | 'pending' | 'punchoutConfirmed';

/** Route files of the result pages. A page without a file is not open. */
export const outcomeScreens: Record<Outcome, { file: string }> = {
  confirmed: { file: 'routes/outcome/confirmed.tsx' },
  failed: { file: 'routes/outcome/failed.tsx' },
  canceled: { file: 'routes/outcome/canceled.tsx' },
  external: { file: 'routes/outcome/external.tsx' },
  pending: { file: 'routes/outcome/pending.tsx' },
  punchoutConfirmed: { file: 'routes/outcome/punchout-confirmed.tsx' },
};
