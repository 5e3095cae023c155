import type { FormInstance } from 'antd';
import { createContext, use } from 'react';
import type { FieldName } from '../../text';
import type { FieldRule, FieldRules, Values } from './field-rule';

/** What the parts of a form know of the form they stand in. */
export interface FormFrame {
  /** Of its notices. */
  readonly source: string;
  readonly rules: FieldRules;
  readonly stored: Values;
  /** Nothing can be changed while it is saved. */
  readonly saving: boolean;
  /** Once for the begin and once for the end of each. */
  readonly onUploading: (uploading: boolean) => void;
  /** What was changed by something else than a field of text is not to be lost either. */
  readonly keep: () => void;
}

export const FormFrameContext = createContext<FormFrame | undefined>(undefined);

export function useFormFrame(): FormFrame {
  const frame = use(FormFrameContext);
  if (frame === undefined) throw new Error('A field stands outside of a form');
  return frame;
}

export function useRule(name: FieldName): FieldRule {
  const rule = useFormFrame().rules[name];
  if (rule === undefined) throw new Error(`The form has no field ${name}`);
  return rule;
}

/** The fields as they follow each other on the screen, then those that have no control. */
export function namesInOrder(form: FormInstance<Values>, rules: FieldRules): readonly FieldName[] {
  return [...new Set([...Object.keys(form.getFieldsValue()), ...Object.keys(rules)])] as FieldName[];
}
