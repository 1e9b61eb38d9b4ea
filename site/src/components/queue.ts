/** Makes a queue: what is given to it runs one after another, in the order asked, whether or not the one before failed. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }
}
