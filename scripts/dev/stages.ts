/** What a start is doing, for the terminal and for the page that waits. */
export function createStages(
  say: (line: string) => void = console.log,
  clock: () => number = performance.now.bind(performance),
) {
  const began = clock()
  let current = 'запускаю'
  const seconds = (since: number) => `${((clock() - since) / 1_000).toFixed(1).replace('.', ',')}\u00A0с`
  return {
    /** What is done now. */
    current: () => current,
    /** Since the start, as it is said. */
    passed: () => seconds(began),
    /** Tells when the work begins, and how long it took. */
    async run<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
      const since = clock()
      current = name
      say(`… ${name}`)
      const done = await work()
      say(`✓ ${name}: ${seconds(since)}`)
      return done
    },
  }
}
