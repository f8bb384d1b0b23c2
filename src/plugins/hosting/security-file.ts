/**
 * `/.well-known/security.txt` (RFC 9116): where a vulnerability is reported. The file says until when it
 * holds, which may be a year at most, so a site that is built again keeps it valid.
 *
 * @param contact address for reports
 * @param address of the file itself
 */
export function securityFile(contact: string, address: string, now = new Date()): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
