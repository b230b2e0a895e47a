/** Element ids on `mypages/vas` of the fields for a person's own data, as link targets. Names are in the profile. */
export const ownFieldIds = {
  employeeno: 'own-employee-number',
  occupation: 'own-occupation',
  vascustomizedtext: 'own-text',
} as const;
