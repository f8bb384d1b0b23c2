import type {ReactNode} from 'react';

const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** A day of the calendar; `date` is written as 2024-03-17. */
export function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
