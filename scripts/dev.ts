/**
 * `bun run dev`: the whole product from a bare clone behind one origin. Starts site and admin, beside them the database,
 * migrates it, fills an empty one with demo data, then starts the API, and stops all of it when any part ends or we are
 * asked to. The port answers from the first moment. `--sketches` draws the demo's pictures small, for tests.
 */
import { dataDir, openDatabase } from './database.ts'
import { type Part, startPart } from './dev/part.ts'
import { describeParts } from './dev/parts.ts'
import { front, origin, serve, stages } from './dev/port.ts'
import { startReloadingPart } from './dev/reload.ts'
import { printWelcome } from './dev/welcome.ts'
import { watchLaunchers } from './launchers.ts'
import type { Postgres } from './postgres.ts'
import { seedDemo } from './seed-demo.ts'

const stopped = Promise.withResolvers<string>()
const parts: Part[] = []
let database: Postgres | undefined

// Output to a closed terminal must not kill us before we have stopped everything.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve(''))
watchLaunchers(() => stopped.resolve(''))

const reason = await Promise.race([start().then(() => stopped.promise, describe), stopped.promise])
if (reason !== '') console.error(`\n${reason}\n`)
await stopAll()
process.exit(reason === '' ? 0 : 1)

async function start() {
  const described = await describeParts(origin)
  keep(startPart(described.site))
  keep(startPart(described.admin))
  const { url } = await stages.run('готовлю базу', async () => (database = await openDatabase()))
  await stages.run('обновляю схему и заполняю пустую базу', () => seedDemo(url, dataDir(), '--undrawn'))
  const ready = await stages.run('запускаю сервер, сайт и кабинет', () => {
    keep(startPart(described.pictures(url)))
    keep(startReloadingPart(described.api(url), described.sources))
    return Promise.all(parts.map((part) => part.ready()))
  })
  if (ready.includes(false)) return
  serve(described.targets)
  printWelcome(origin, !process.env.DATABASE_URL, stages.passed())
}

function keep(part: Part) {
  parts.push(part)
  void part.exited.then(async (code) => {
    const last = await part.lastLines()
    stopped.resolve(`${part.name} ended with code ${code}, so everything stops. Its last lines:\n${last.join('\n')}`)
  })
}

/** The database goes last: the API still finishes requests and returns its jobs. */
async function stopAll() {
  await Promise.all([front.stop(true), ...parts.map((part) => part.stop())])
  await database?.stop()
}

function describe(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
