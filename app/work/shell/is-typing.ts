/** Whether a key press is text input and not a shortcut: in fields and in dialogs. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element?.closest) return false;
  return (
    element.isContentEditable === true ||
    element.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  );
}
