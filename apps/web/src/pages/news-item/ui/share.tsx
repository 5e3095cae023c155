import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../../shared/ui/plain-click';

interface Props {
  title: string;
  /** Absolute. */
  address: string;
}

/** Shares a page by what the device has for it, else copies its address; without script it is a letter. */
export function Share({ title, address }: Props) {
  const { t } = useTranslation('common');
  const [copied, setCopied] = useState(false);
  const share = async (event: MouseEvent) => {
    // Older browsers have neither, and an insecure address has no clipboard, whatever the types say.
    const { share: send, clipboard } = navigator as Partial<Navigator>;
    if (!isPlainClick(event) || (send === undefined && clipboard === undefined)) return;
    event.preventDefault();
    try {
      if (send) await send.call(navigator, { title, url: address });
      else await clipboard?.writeText(address).then(() => setCopied(true));
    } catch {
      // Given up by who was asked.
    }
  };
  const letter = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <a className="button button-quiet" href={letter} onClick={(event) => void share(event)}>
        {t('share.action')}
      </a>{' '}
      <span role="status">{copied ? t('share.copied') : null}</span>
    </>
  );
}
