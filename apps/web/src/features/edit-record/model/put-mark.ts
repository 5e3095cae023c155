import { marked, type Mark } from './marks';

/** Puts a mark where the text area has its selection, as if it were typed: the browser can undo it. */
export function putMark(area: HTMLTextAreaElement, mark: Mark, words: string): void {
  const selection = { from: area.selectionStart, to: area.selectionEnd };
  const { from, to, by, selected } = marked(area.value, selection, mark, words);
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the only way into the history of a browser; where there is none, undoing starts anew.
  if (!insertText(by)) {
    area.setRangeText(by, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(from + selected.from, from + selected.to);
}

function insertText(text: string): boolean {
  const typing = document as { execCommand?: (command: string, ui: boolean, text: string) => boolean };
  return typing.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}
