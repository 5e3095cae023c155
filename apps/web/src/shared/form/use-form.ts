import { useRef, useState, type FormEvent } from 'react';
import { fieldOf } from './fields';
import type { Errors, Outcome } from './outcome';
import { useNotices, type Notices } from './use-notices';

interface FormInput {
  /** Of its notices. */
  readonly name: string;
  /** In their order. */
  readonly fields: readonly string[];
  /** What is wrong with the form that was posted without script. */
  readonly refused?: Errors;
  /** What keeps it from being sent. */
  readonly check?: (form: HTMLFormElement) => Outcome | undefined;
  /** Never throws. Undefined: it stays closed, and what comes next takes its place. */
  readonly send: (form: HTMLFormElement) => Promise<Outcome | undefined>;
}

export interface FormState extends Omit<Notices, 'tell' | 'takeBack'> {
  readonly errors: Errors;
  readonly busy: boolean;
  /** Whether it has been sent from this page: what a posted form was told is over. */
  readonly tried: boolean;
  /** The server took it, and it has not been sent again since. */
  readonly accepted: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was typed; what was said of the named field is over. */
  readonly touch: (name?: string) => void;
}

const NOTHING = {};

/** A form that is sent once at a time; what was typed stays unless the server has taken it. */
export function useForm({ name, fields, refused = NOTHING, check, send }: FormInput): FormState {
  const { tell, takeBack, ...notices } = useNotices(name);
  const [errors, setErrors] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const sending = useRef(false);
  /** Accepted, and not touched since: the second click of a double click takes nothing back. */
  const done = useRef(false);

  function settle(form: HTMLFormElement, { notice, errors: found = NOTHING, isAccepted }: Outcome): void {
    if (isAccepted) done.current = true;
    setAccepted(isAccepted === true);
    setErrors(found);
    tell(notice);
    fieldOf(form, firstOf(fields, found) ?? '')?.focus();
  }

  async function attempt(form: HTMLFormElement): Promise<void> {
    sending.current = true;
    setBusy(true);
    const outcome = await send(form);
    if (outcome === undefined) return;
    settle(form, outcome);
    sending.current = false;
    setBusy(false);
  }

  return {
    ...notices,
    errors,
    busy,
    tried,
    accepted,
    submit(event) {
      event.preventDefault();
      if (sending.current) return;
      const form = event.currentTarget;
      setTried(true);
      if (!done.current) {
        takeBack();
        setAccepted(false);
      }
      const refusal = check?.(form);
      if (refusal) settle(form, refusal);
      else void attempt(form);
    },
    touch(field) {
      done.current = false;
      if (field !== undefined && errors[field] !== undefined) setErrors({ ...errors, [field]: undefined });
    },
  };
}

/** The first field that something is wrong with. */
export function firstOf<Name extends string>(fields: readonly Name[], errors: Errors): Name | undefined {
  return fields.find((name) => errors[name] !== undefined);
}
