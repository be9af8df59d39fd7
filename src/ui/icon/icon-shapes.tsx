import type { ReactNode } from 'react'

/**
 * The drawn set, on a field of 24 by 24: one line of 1.75, square ends and sharp corners, as in a
 * façade drawing.
 */
export const iconShapes = {
  heart: <path d="M12 20.5 3.9 12.4a5.05 5.05 0 0 1 7.2-7.1l.9.9.9-.9a5.05 5.05 0 0 1 7.2 7.1Z" />,
  'heart-filled': (
    <path
      d="M12 20.5 3.9 12.4a5.05 5.05 0 0 1 7.2-7.1l.9.9.9-.9a5.05 5.05 0 0 1 7.2 7.1Z"
      fill="currentColor"
    />
  ),
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  'arrow-left': <path d="M20 12H5m6-7-7 7 7 7" />,
  'arrow-right': <path d="M4 12h15m-6-7 7 7-7 7" />,
  'arrow-up': <path d="M12 20V5m-7 6 7-7 7 7" />,
  'arrow-down': <path d="M12 4v15m-7-6 7 7 7-7" />,
  'chevron-down': <path d="m5.5 9 6.5 6.5L18.5 9" />,
  'chevron-up': <path d="m5.5 15.5 6.5-6.5 6.5 6.5" />,
  'chevron-left': <path d="M15.5 5.5 9 12l6.5 6.5" />,
  'chevron-right': <path d="M8.5 5.5 15 12l-6.5 6.5" />,
  menu: <path d="M3.5 6h17m-17 6h17m-17 6h11" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.75" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  phone: (
    <path d="M4 3.5h5l1.4 4.8-2.3 2a12 12 0 0 0 5.6 5.6l2-2.3 4.8 1.4v5h-2.7C10.2 20 4 13.8 4 6.2Z" />
  ),
  mail: (
    <>
      <path d="M3 5h18v14H3z" />
      <path d="m3.5 6.5 8.5 6.5 8.5-6.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5c4.5-4.8 7-8.5 7-11.7a7 7 0 1 0-14 0c0 3.2 2.5 6.9 7 11.7Z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </>
  ),
  print: <path d="M7 8V3h10v5M7 17.5H3V8h18v9.5h-4M7 13.5h10V21H7z" />,
  share: <path d="M12 15V4M7.5 8 12 3.5 16.5 8M7.5 11.5H4.5V20.5h15v-9h-3" />,
  link: (
    <path d="M10 14 14 10M10.5 6.5 13 4a5 5 0 0 1 7 7l-2.5 2.5M13.5 17.5 11 20a5 5 0 0 1-7-7l2.5-2.5" />
  ),
  chat: <path d="M3.5 4.5h17v12h-9l-5 4v-4h-3zM8 9h8m-8 3.5h5" />,
  play: <path d="M7.5 4.5v15L20 12Z" fill="currentColor" />,
  pause: <path d="M6 5h3.5v14H6zm8.5 0H18v14h-3.5z" fill="currentColor" />,
  check: <path d="m4.5 12.5 5 5L19.5 7" />,
  alert: (
    <>
      <path d="M12 3.5 21.5 20h-19Z" />
      <path d="M12 10v4.5m0 2.4v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11.5V16.5m0-9v.1" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4.25" />
      <path d="M4 20.5c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <ellipse cx="12" cy="12" rx="3.9" ry="8.75" />
      <path d="M3.5 12h17" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 6.5V12l3.5 2.5" />
    </>
  ),
  calendar: <path d="M3.5 5h17v15.5h-17zM3.5 10h17M8 3v4m8-4v4" />,
  document: <path d="M5 3h9l5 5v13H5zM14 3v5h5M8.5 13h7m-7 4h7" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  minus: <path d="M4.5 12h15" />,
  filter: <path d="M3.5 7h9m5 0h3M3.5 17h3m5 0h9M12.5 4.5h5v5h-5zM6.5 14.5h5v5h-5z" />,
  map: <path d="m3.5 6 5.5-2.5 6 2.5 5.5-2.5V18L15 20.5 9 18l-5.5 2.5ZM9 3.5V18m6-12v14.5" />,
  list: <path d="M8.5 6h12m-12 6h12m-12 6h12M3.5 6h1m-1 6h1m-1 6h1" />,
  download: <path d="M12 3.5V15m-5-4.5 5 5 5-5M4 20.5h16" />,
  image: (
    <>
      <path d="M3.5 4.5h17v15h-17zM3.5 16l5.5-5 4.5 4 3-2.5 4 3.5" />
      <circle cx="15.5" cy="8.5" r="1.4" />
    </>
  ),
  plan: <path d="M3.5 3.5h17v17h-17zM3.5 11.5h5m3 0h2v-8m0 8v3m0 3v3" />,
  trash: <path d="M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6m4-6v6" />,
  edit: <path d="m4 20 .8-4.2L16 4.6 19.4 8 8.2 19.2ZM13.5 7.1l3.4 3.4" />,
  bell: <path d="M5.5 17V10.5a6.5 6.5 0 0 1 13 0V17M3.5 17h17M10 20.5h4" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconShapes
