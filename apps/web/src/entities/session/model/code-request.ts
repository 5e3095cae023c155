import { createStore } from 'zustand/vanilla';

/** Given by whoever was asked; `undefined` while nobody is asked. */
type Answer = (given: boolean) => void;

/** A call wants a code of a second factor, and waits until it was given. */
export const codeRequest = createStore<{ readonly answer: Answer | undefined }>()(() => ({
  answer: undefined,
}));

let asked: Promise<boolean> | undefined;

/** One question for all calls that wait; false when it is declined. */
export function askForCode(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    codeRequest.setState({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    codeRequest.setState({ answer: undefined });
  });
  return asked;
}
