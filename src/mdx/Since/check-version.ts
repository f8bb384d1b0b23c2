/**
 * Fails for what is not a version, and for one later than the documented one.
 * @throws with the text and the hint
 */
export function checkVersion(version: string, documented: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `<Since version="${version}"> is not a version. Write three numbers: "4.0.120".`,
    );
  }
  if (version.localeCompare(documented, 'en', {numeric: true}) > 0) {
    throw new Error(
      `<Since version="${version}"> is later than ${documented}, which these docs describe. Remove it or the feature.`,
    );
  }
}
