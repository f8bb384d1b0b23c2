type Repository = {organizationName?: string; projectName?: string};

/** A new issue in the site's repository that already says which search found nothing. */
export function missingResultsUrl(
  {organizationName, projectName}: Repository,
  query: string,
): string {
  const parameters = new URLSearchParams({
    title: `Docs search finds nothing for "${query}"`,
    body: `I searched the docs for "${query}" and expected to find a page about:\n\n`,
  });
  return `https://github.com/${organizationName}/${projectName}/issues/new?${parameters}`;
}
