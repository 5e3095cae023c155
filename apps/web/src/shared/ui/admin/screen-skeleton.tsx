import { Skeleton } from 'antd';

/** The outline of a screen that is on its way, and what it waits for. */
export function ScreenSkeleton({ text }: { readonly text: string }) {
  return (
    <>
      <p role="status">{text}</p>
      <Skeleton active paragraph={{ rows: 8, width: '100%' }} />
    </>
  );
}
