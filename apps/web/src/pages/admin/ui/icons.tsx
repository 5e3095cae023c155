import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function EditIcon() {
  return (
    <Icon>
      <path
        d="M3.5 16.5l.8-3.6L13.4 3.8a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.1 15.7z"
        strokeLinejoin="round"
      />
      <path d="M11.8 5.4l2.8 2.8" />
    </Icon>
  );
}

export function OpenIcon() {
  return (
    <Icon>
      <path d="M2.5 5.5h15v10h-15zM3 6l7 5.5L17 6" strokeLinejoin="round" />
    </Icon>
  );
}

export function DeleteIcon() {
  return (
    <Icon>
      <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.3 8.5v5M11.7 8.5v5" strokeLinejoin="round" />
    </Icon>
  );
}
