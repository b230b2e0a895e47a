type Tagged = { readonly tags?: readonly string[] | undefined };

/** Posts that have all tags, or at least one of them. Without tags every post. */
export function withTags<Post extends Tagged>(
  posts: readonly Post[],
  tags: readonly string[],
  operator: 'and' | 'or',
): Post[] {
  if (tags.length === 0) return [...posts];
  return posts.filter(({ tags: own = [] }) =>
    operator === 'and' ? tags.every((tag) => own.includes(tag)) : tags.some((tag) => own.includes(tag)),
  );
}
