import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../../shared/ui/plain-click';

interface Props {
  title: string;
  /** Absolute. */
  address: string;
}

/** Whoever was asked chose nobody; what the device itself refuses is another failure. */
const isGivenUp = (error: unknown) => (error as Partial<Error> | undefined)?.name === 'AbortError';

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
      const isShared =
        send && (await send.call(navigator, { title, url: address }).then(() => true, isGivenUp));
      if (!isShared) await clipboard?.writeText(address).then(() => setCopied(true));
    } catch {
      // The device has no way, and the address of the page is in sight.
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
