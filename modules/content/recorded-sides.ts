type SavedDocument = { readonly marketId: number | undefined; readonly data: Readonly<Record<string, unknown>> };

/** The audit entry of a document: its fields, and its market if it has one. */
export function recordedSides({ marketId, data }: SavedDocument, before: unknown) {
  const isNew = before === undefined;
  const was = isNew ? {} : (before as Readonly<Record<string, unknown>>);
  const isChanged = isNew || JSON.stringify(was) !== JSON.stringify(data);
  return { before: was, after: { ...data, ...(isChanged && marketId !== undefined && { marketId }) } };
}
