import type { Deps } from '../src/kernel/deps'

/**
 * A process that may be killed at any turn to the database or call to the outside. What was under way is never heard of again:
 * a call hangs for ever, whoever asks for the database is thrown out, and the next step is another process.
 */
export function makeMortal({ orm }: Deps) {
  let livesFor = Number.POSITIVE_INFINITY
  let die: () => void = () => undefined
  const isLast = () => {
    livesFor -= 1
    return livesFor <= 0
  }
  const fork = orm.em.fork.bind(orm.em)
  orm.em.fork = (...given) => {
    if (!isLast()) return fork(...given)
    die()
    throw new Error('killed')
  }
  return {
    /** Whether the process dies at this call to the outside; then it waits for `never`. */
    dies: () => {
      if (!isLast()) return false
      die()
      return true
    },
    never: () => new Promise<never>(() => undefined),
    /** Does a step in a process that lives for so many turns and calls. @throws 'killed' when it did not live to its end */
    async live(turns: number, step: () => Promise<unknown>) {
      const killed = new Promise<never>((_, reject) => {
        die = () => reject(new Error('killed'))
      })
      livesFor = turns
      try {
        await Promise.race([step(), killed])
      } finally {
        livesFor = Number.POSITIVE_INFINITY
      }
    },
  }
}
