import {createHash} from 'node:crypto';
import {Internals} from 'remotion';
import type {env} from '../../config/env.ts';
import {services} from '../../client/services.ts';
import {searchHosts} from '../../search/hosts.ts';

/** Where the analytics script reports, by its vendor's list for content security policies. */
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Name of the policy by which the bundler's loader of scripts trusts the addresses that it makes. */
export const loaderPolicy = 'script-loader';

/** Videos of the showcase, after a click. */
const videoFrames = 'https://www.youtube-nocookie.com';

/** The text of a script or a style sheet, as policies name it. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style sheets that the Player and the search's logo bring along as elements. */
const broughtStyles = [
  Internals.CSSUtils.makeDefaultPreviewCSS('.__remotion-player', '#fff'),
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
].map(hashOf);

const inlineScripts =
  /<script(?![^>]*\s(?:src|type)=(?!"?speculationrules))[^>]*>(.*?)<\/script>/gs;

/** Hashes of the scripts that a page has in its text and the browser obeys, as policies name them; data is no script. */
export const scriptHashes = (html: string): string[] =>
  Array.from(html.matchAll(inlineScripts), ([, text]) => hashOf(text!));

/** A font that a reader of the docs tries, after a press. */
const fontFiles = 'https://fonts.gstatic.com';

/** Whether strings have to pass a check before they become markup or scripts (`check-sinks.ts`). */
export const requiresTrust = ({
  analyticsId,
  assistantId,
}: Pick<typeof env, 'analyticsId' | 'assistantId'>): boolean => !analyticsId && !assistantId;

/**
 * The `Content-Security-Policy` of a build: scripts of the site itself, its inline scripts by their
 * hashes, and the hosts of the services that are configured.
 */
export function contentPolicy(
  hashes: readonly string[],
  {search, analyticsId, assistantId}: Pick<typeof env, 'search' | 'analyticsId' | 'assistantId'>,
): string {
  const chat = assistantId ? [new URL(services.assistantScript).origin] : [];
  const analytics = analyticsId ? [new URL(services.analyticsScript).origin] : [];
  const reports = analyticsId ? analyticsHosts : [];
  const searched = search ? searchHosts(search.appId) : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes), ...analytics, ...chat],
    'style-src': ["'self'", ...broughtStyles],
    // The chat's script is its vendor's: what styles it writes is not known.
    ...(assistantId
      ? {
          'style-src-elem': ["'self'", "'unsafe-inline'"],
          'style-src-attr': ["'unsafe-inline'"],
        }
      : {'style-src-attr': ["'none'"]}),
    'img-src': ["'self'", 'data:', 'blob:', ...reports],
    'font-src': ["'self'", fontFiles],
    // The Player keeps a silent sound in its own text.
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'blob:', ...searched, ...reports, ...chat],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", videoFrames, ...chat],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    // What the scripts of other services write into the page is not known.
    ...(requiresTrust({analyticsId, assistantId}) && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', loaderPolicy],
    }),
    // The panel at /ai-embed is shown in frames of this site.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
