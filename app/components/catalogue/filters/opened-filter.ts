/** The parameter of a list's address that names a closed filter to open, for visitors without scripts. */
export const openedFilter = 'values';
