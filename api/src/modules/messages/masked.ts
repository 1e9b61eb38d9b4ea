/** A phone or a mail of which only so much is left that two people can agree which it is. */
export function masked(recipient: string): string {
  const at = recipient.indexOf('@')
  if (at > 0) return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`
  return recipient === '' ? '' : `•••${recipient.slice(-4)}`
}
