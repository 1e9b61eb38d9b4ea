/**
 * The API under development: started anew after each edit. One that dies by itself is over; one that an edit broke
 * waits for the next edit, so that a typing error does not stop the whole product.
 */
import { watch } from 'node:fs'
import { type Part, type PartOptions, startPart } from './part.ts'

const QUIET_MS = 150
const SOURCE = /\.(ts|tsx|json|sql)$/

/** Starts a part and restarts it whenever a source file under `directories` changes. */
export function startReloadingPart(options: PartOptions, directories: string[]): Part {
  const over = Promise.withResolvers<number>()
  let current = startPart(options)
  let brokenByEdit = false
  let stopping = false
  let leaving: Part | undefined
  let timer: Timer | undefined
  let restarting = Promise.resolve()

  const follow = (part: Part) => {
    void part.ready().then((ready) => {
      if (ready) brokenByEdit = false
    })
    void part.exited.then((code) => {
      if (part === leaving || stopping) return
      if (brokenByEdit) console.log(`${options.name} ended with code ${code}; it starts again after the next edit.`)
      else over.resolve(code)
    })
  }
  const restart = async () => {
    if (stopping) return
    brokenByEdit = true
    leaving = current
    await leaving.stop()
    current = startPart(options)
    follow(current)
  }
  const edited = (_event: string, file: string | null) => {
    if (file === null || !SOURCE.test(file) || file.includes('.test.')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      restarting = restarting.then(restart)
    }, QUIET_MS)
  }
  follow(current)
  const watchers = directories.map((directory) => watch(directory, { recursive: true }, edited))

  return {
    name: options.name,
    exited: over.promise,
    ready: () => current.ready(),
    lastLines: () => current.lastLines(),
    async stop() {
      stopping = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await restarting
      await current.stop()
    },
  }
}
