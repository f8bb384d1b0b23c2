/** Where a person can be found in public. */
export type PublicProfiles = {
  /** Address of the person's own site. */
  website?: string;
  /** Name on X. */
  x?: string;
  /** Name on GitHub. */
  github?: string;
  /** What follows `https://www.linkedin.com/`. */
  linkedin?: string;
};

export type PublicProfile = {label: string; href: string};

/** Whole addresses of the profiles a person has. */
export function publicProfiles({website, x, github, linkedin}: PublicProfiles): PublicProfile[] {
  return [
    {label: 'Website', href: website},
    {label: 'X', href: x && `https://x.com/${x}`},
    {label: 'GitHub', href: github && `https://github.com/${github}`},
    {label: 'LinkedIn', href: linkedin && `https://www.linkedin.com/${linkedin}`},
  ].flatMap(({label, href}) => (href ? [{label, href}] : []));
}
