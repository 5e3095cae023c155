import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

interface DayPickerProps {
  readonly className: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

export function DayPicker({ className, label, day, onChoose }: DayPickerProps) {
  const chosen = dayjs(day);
  return (
    <DatePicker
      className={className}
      aria-label={label}
      placeholder={label}
      format="DD/MM/YYYY"
      maxDate={dayjs()}
      value={chosen.isValid() ? chosen : null}
      onChange={(date) => onChoose(date?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
