import type { Deps } from '../kernel/deps'
import { keepAlive } from './dead-workers'
import { openRunner, type Runner, type RunnerOptions } from './runner'

const RESTART_PAUSE_MS = 500

/**
 * Runs the product's jobs in this process until `stop()`, which lets running jobs end and returns the rest. Any number of
 * processes share the work; what a killed one held is given back by the others. A restart of PostgreSQL ends the runner:
 * a new one with another name begins, and what the old one held is given back.
 */
export async function startWorker(deps: Deps, options: RunnerOptions = {}) {
  const guard = keepAlive(deps)
  const stopping = Promise.withResolvers<void>()
  const leaving = new Set<Promise<void>>()
  let stopped = false

  async function supervise() {
    for (let isLost = false; !stopped; isLost = true) {
      const runner = await openAtLast()
      if (!runner) return
      if (isLost) deps.log.info('the job worker runs again')
      const reason = await Promise.race([runner.lost, stopping.promise])
      if (!stopped) deps.log.warn({ reason }, 'the job worker lost its database and begins anew')
      const left: Promise<void> = leave(runner).finally(() => leaving.delete(left))
      leaving.add(left)
    }
  }

  /** PostgreSQL may be away for long; null when we were stopped meanwhile. */
  async function openAtLast() {
    for (let tries = 0; !stopped; tries += 1) {
      const runner = await openRunner(deps, guard.announce, options).catch((error: unknown) => {
        if (tries === 0) deps.log.warn({ err: error }, 'the job worker cannot begin and tries again')
        return null
      })
      if (runner) return runner
      await Promise.race([Bun.sleep(RESTART_PAUSE_MS), stopping.promise])
    }
    return null
  }

  async function leave(runner: Runner) {
    await runner.close()
    guard.renounce(runner.id)
  }
  const supervised = supervise()

  return {
    async stop() {
      stopped = true
      stopping.resolve()
      await supervised
      await Promise.all(leaving)
      await guard.stop()
    },
  }
}
