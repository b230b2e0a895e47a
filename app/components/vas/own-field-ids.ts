/** Where a person's own data for texts stands on `mypages/vas`, so that links lead to the field. Names are in the profile. */
export const ownFieldIds = {
  employeeno: 'own-employee-number',
  occupation: 'own-occupation',
  vascustomizedtext: 'own-text',
} as const;
