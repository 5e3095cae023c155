import { DatePicker } from 'antd';
import { dayjs } from '../../../shared/calendar';

export interface DayLimits {
  readonly label: string;
  /** Days beyond which there is nothing to choose; empty: none. */
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
  readonly autoFocus?: boolean;
}

export interface DayPickerProps extends DayLimits {
  readonly className: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

export function DayPicker({
  className,
  label,
  day,
  notBefore,
  notAfter,
  autoFocus = false,
  onChoose,
}: DayPickerProps) {
  const [chosen, first, last] = [day, notBefore, notAfter].map((one) => dayjs(one || null));
  return (
    <DatePicker
      className={className}
      aria-label={label}
      autoFocus={autoFocus}
      placeholder={label}
      format="DD/MM/YYYY"
      {...(first?.isValid() && { minDate: first })}
      maxDate={last?.isValid() ? last : dayjs()}
      value={chosen?.isValid() ? chosen : null}
      onChange={(date) => onChoose(date?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
