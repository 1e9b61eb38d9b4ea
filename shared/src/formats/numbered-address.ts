/** The words of an address may have changed since it was written down; its number finds what stands there. */

/** Of «parom-vyshel-12». */
export function numberAtEnd(address: string): number | null {
  return numberOf(/(?:^|-)([1-9]\d{0,8})$/.exec(address))
}

/** Of «12-parom-vyshel». */
export function numberAtStart(address: string): number | null {
  return numberOf(/^([1-9]\d{0,8})(?:-|$)/.exec(address))
}

function numberOf(found: RegExpExecArray | null): number | null {
  return found?.[1] === undefined ? null : Number(found[1])
}
