import { createContext, use } from 'react';
import type { FieldRule, FieldRules, Values } from './record-kind';

/** What the parts of a form know of the form they stand in. */
export interface FormFrame {
  readonly rules: FieldRules;
  readonly stored: Values;
  /** Nothing can be changed while it is saved. */
  readonly saving: boolean;
  readonly onUploading: (uploading: boolean) => void;
}

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = use(FormFrameContext);
  if (frame === undefined) throw new Error('A field stands outside of a form');
  return frame;
}

export function useRule(name: string): FieldRule {
  const rule = useFormFrame().rules[name];
  if (rule === undefined) throw new Error(`The form has no field ${name}`);
  return rule;
}
