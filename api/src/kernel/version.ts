/** Names what was looked at, so an editor is stopped only by what they would overwrite. */
export function versionOf(said: object): string {
  return Bun.hash(JSON.stringify(said)).toString(36)
}
