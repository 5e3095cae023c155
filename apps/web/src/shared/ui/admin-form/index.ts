export { FieldItem } from './field-item';
export { fieldOf, type ControlProps } from './field-of';
export type { FieldRule, FieldRules, Values } from './field-rule';
export { FormFrameContext, namesInOrder, useFormFrame, useRule } from './form-frame';
