let last: Promise<unknown> = Promise.resolve()

/** Runs one after another, in the order asked: each answer holds the whole basket, so an older one must not come later. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}
