/** What staff have said of a review so far. Only what is accepted is shown and counted. */
export const reviewStatuses = ['waiting', 'accepted', 'refused'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a review is signed with: a first name with an initial, or only what kind of customer wrote it. */
export const signatures = ['name', 'kind'] as const;

export const longest = { title: 100, text: 3000, reason: 500 } as const;

/** A review as its writer and the staff see it. */
export type CustomerReview = {
  readonly id: string;
  readonly basePartNo: string;
  readonly customerId: number;
  readonly language: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  /** Empty where no name is shown. */
  readonly author: string;
  readonly isBusiness: boolean;
  readonly status: ReviewStatus;
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
  readonly revision: number;
  readonly writtenAt: Date;
};

/** `Kim N.`: nobody is to be found by it. */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first = ''] = firstName.trim().split(/\s+/);
  const [initial = ''] = lastName.trim();
  return [first, initial && `${initial.toLocaleUpperCase()}.`].filter((part) => part !== '').join(' ');
}
