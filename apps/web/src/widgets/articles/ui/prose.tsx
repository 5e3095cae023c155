import { useTranslation } from 'react-i18next';

interface Props {
  namespace: string;
  /** Key of the texts: paragraphs `text`, a `list`, and paragraphs `after` it. */
  name: string;
  values?: Readonly<Record<string, string>>;
}

/** The paragraphs and the list of an article. */
export function Prose({ namespace, name, values }: Props) {
  const { t } = useTranslation(namespace);
  const parts = (part: string): readonly string[] => {
    const found: unknown = t(`${name}.${part}`, { ...values, returnObjects: true, defaultValue: [] });
    return Array.isArray(found) ? found.map(String) : [];
  };
  const list = parts('list');
  return (
    <>
      {parts('text').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {parts('after').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
