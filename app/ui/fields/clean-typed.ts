import { cleanText, type TextKind, type TextUse } from '#core/input.ts';

/** The allowed input of a field. `anything`: passwords, searches, page addresses, and lists with separators. */
export type Takes = TextUse | 'anything';

type Control = Pick<HTMLInputElement, 'value' | 'selectionStart'> & {
  setSelectionRange(from: number, to: number): void;
};
type Typing = { readonly currentTarget: Control; readonly nativeEvent: object };

const useOfType: Readonly<Record<string, Takes>> = { text: 'text', tel: 'text', email: 'email' };

/** The allowed input by the type of the field. */
export const takesOf = (type = 'text'): Takes => useOfType[type] ?? 'anything';

/** Removes forbidden characters while one types or pastes, as the server would refuse them. The caret stays where it was. */
export function cleanTyped<Event extends Typing>(takes: Takes, kind: TextKind, onChange?: (event: Event) => void) {
  if (takes === 'anything') return onChange;
  return (event: Event) => {
    const { currentTarget: control, nativeEvent } = event;
    // Text that an input method is still composing must not be changed.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    const clean = (text: string) => cleanText(text, kind, takes);
    const { value, selectionStart } = control;
    if (!isComposing && clean(value) !== value) {
      control.value = clean(value);
      // Inputs for e-mail addresses do not expose their caret.
      if (selectionStart !== null) {
        const caret = clean(value.slice(0, selectionStart)).length;
        control.setSelectionRange(caret, caret);
      }
    }
    onChange?.(event);
  };
}
