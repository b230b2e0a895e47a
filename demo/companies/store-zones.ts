/** Time zones of the North American regions that have stores and are not in their market's zone. */
const zones: Readonly<Record<string, string>> = {
  'CA BC': 'America/Vancouver',
  'CA AB': 'America/Edmonton',
  'CA MB': 'America/Winnipeg',
  'CA NS': 'America/Halifax',
  'US IL': 'America/Chicago',
  'US TX': 'America/Chicago',
  'US MN': 'America/Chicago',
  'US CO': 'America/Denver',
  'US WA': 'America/Los_Angeles',
  'US OR': 'America/Los_Angeles',
};

export const timeZoneOf = (countryCode: string, region: string | undefined): string | undefined =>
  zones[`${countryCode} ${region}`];
