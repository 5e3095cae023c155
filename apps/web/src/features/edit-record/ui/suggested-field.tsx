import { AutoComplete, Input, type InputRef } from 'antd';
import { useEffect, useState, type Ref } from 'react';
import { folded } from '../../../shared/text';
import { fieldOf, type ControlProps } from '../../../shared/ui/admin-form';
import styles from './form.module.css';
import { useCounted } from './use-counted';

/** Texts that may be meant by what is typed so far, the likeliest first. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>;

interface SuggestedProps extends ControlProps {
  readonly suggest: Suggest;
  /** The first field at fault is focused: the part around the input does not pass that on. */
  readonly ref?: Ref<InputRef>;
}

const PAUSE = 200;

/** A free text for which something is suggested: what is typed is as good as what is chosen. */
export const SuggestedField = fieldOf(function SuggestedControl({ suggest, ref, ...given }: SuggestedProps) {
  const counted = useCounted(given.id);
  const [asked, setAsked] = useState<string>();
  const suggestions = useSuggestions(suggest, asked);
  return (
    <AutoComplete<string>
      {...given}
      className={styles.suggested ?? ''}
      onFocus={() => setAsked(given.value ?? '')}
      onSearch={setAsked}
      options={suggestions.map((value) => ({ value }))}
      filterOption={(typed, option) => folded(String(option?.value ?? '')).includes(folded(typed))}
    >
      <Input {...counted} {...(ref && { ref })} autoComplete="off" />
    </AutoComplete>
  );
});

/** A failing look-up suggests nothing: the field is one of text. @param asked undefined while nobody has come to the field */
function useSuggestions(suggest: Suggest, asked: string | undefined): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      suggest(asked.trim(), ended.signal).then(setSuggestions, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [suggest, asked]);
  return suggestions;
}
