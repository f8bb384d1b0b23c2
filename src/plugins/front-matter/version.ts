import {site} from '../../config/site.ts';

/** Three numbers with dots: `4.0.120`. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text);

/** Whether a version is the documented one or came before it. */
export function isReleased(version: string): boolean {
  const limit = numbers(site.version);
  const different = numbers(version).findIndex((part, index) => part !== limit[index]);
  return different < 0 || numbers(version)[different]! < limit[different]!;
}

const numbers = (version: string) => version.split('.').map(Number);
