/** Where a key is a letter and no command: in fields, and in whatever lies over the page. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.closest) return false;
  return (
    element.isContentEditable === true ||
    element.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  );
}
