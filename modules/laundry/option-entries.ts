/** An entry of a list to choose from. `isEmpty` entries are shown as "Empty value" in the language of the page. */
export type OptionEntry = { readonly value: string; readonly isEmpty: boolean };

/** A company without entries gets one placeholder, so that the field is there and says why it cannot be filled. */
export const optionEntries = (values: readonly string[]): readonly OptionEntry[] =>
  values.length > 0 ? values.map((value) => ({ value, isEmpty: false })) : [{ value: '', isEmpty: true }];
