import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Strokes on a 24-unit grid, drawn for this site. */
const paths = {
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  close: 'm6 6 12 12M18 6 6 18',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500 20 20',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8',
  play: 'M8 5.500v13l10-6.500z',
  pause: 'M8.500 6v12m7-12v12',
  grow: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  shrink: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  reset: 'M5 5v5h5M5.600 9.500A7 7 0 1 1 5 13',
  spark: 'M12 4v5m0 6v5M4 12h5m6 0h5M7 7l2 2m6 6 2 2M17 7l-2 2m-6 6-2 2',
  code: 'm8 8-4 4 4 4m8-8 4 4-4 4M13.500 6l-3 12',
  person:
    'M12 11.500a3.750 3.750 0 1 0 0-7.500 3.750 3.750 0 0 0 0 7.500zM5 20c.6-3.800 3.400-5.800 7-5.800s6.400 2 7 5.800',
  cloud: 'M7 18.500h10a4 4 0 0 0 .7-7.900A5.800 5.800 0 0 0 6.500 11 3.800 3.800 0 0 0 7 18.500z',
  video: 'M4 7h11v10H4zM15 11l5-3.500v9L15 13',
  film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.700h4m8 0h4M4 14.300h4m8 0h4',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4M10.500 8v5l4-2.500z',
  record:
    'M4 7h11v10H4zM15 11l5-3.500v9L15 13M9.500 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  tracks: 'M4 6h9M16 6h4M4 12h4M11 12h9M4 18h11M14 3v18',
  probe: 'M4 20V4h10l5 5v3M14 4v5h5M14.500 18.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM17 18l3 3',
  globe:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4.500 12h15M12 4c4.500 5 4.500 11 0 16M12 4c-4.500 5-4.500 11 0 16',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.500m0 15V21M3 12h1.500m15 0H21M5.600 5.600l1 1m10.800 10.800 1 1m0-12.800-1 1M6.600 17.400l-1 1',
  moon: 'M19.500 14A8 8 0 0 1 10 4.500 8 8 0 1 0 19.500 14z',
  contrast: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16m3-14.500v13m3-11v9',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon in the colour of its text; the text next to it says what it means. */
export function Icon({
  name,
  className,
  ...props
}: {name: IconName} & ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      {...props}
      className={clsx(styles.icon, className)}
      data-icon={name}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
