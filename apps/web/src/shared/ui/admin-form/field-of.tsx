import type { ComponentType, ReactNode } from 'react';
import type { FieldName } from '../../text';
import { FieldItem } from './field-item';

/** What the item of a field hands to its control. */
export interface ControlProps {
  /** The name of the field, too. */
  readonly id: FieldName;
  readonly value?: string;
  readonly onChange?: (change: string | { readonly target: { readonly value: string } }) => void;
}

type FieldProps<Props> = Omit<Props, keyof ControlProps> & {
  readonly name: FieldName;
  readonly hint?: ReactNode;
};

/** A field around its control. @param required it always holds a value: marked so, never found empty */
export function fieldOf<Props extends ControlProps>(Control: ComponentType<Props>, required?: true) {
  return function Field({ name, hint, ...own }: FieldProps<Props>) {
    return (
      <FieldItem name={name} hint={hint} required={required}>
        <Control {...(own as unknown as Props)} id={name} />
      </FieldItem>
    );
  };
}
