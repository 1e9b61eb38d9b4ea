import { hostname } from 'node:os'
import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'

const BEAT_MS = 30_000
/** Where the build leaves what it was made of. */
const VERSION = new URL('../../../dist/version', import.meta.url)

/**
 * Says of this process, until `stop()`, that it lives: since when, of which build. A database that is away misses a beat, and
 * the next one is told to it. Rows of who died without a word go after a day.
 */
export async function startBeat({ orm }: Pick<Deps, 'orm'>) {
  const version = await readVersion()
  const id = crypto.randomUUID()
  const started_at = new Date()
  let stopped = false
  const beat = async () => {
    if (stopped) return
    await changed(
      orm.em.fork(),
      sql`insert into process (id, host, pid, version, started_at, beat_at)
          values (${id}, ${hostname()}, ${process.pid}::int, ${version}, ${started_at}::timestamptz, now())
          on conflict (id) do update set beat_at = now()`,
    )
    await changed(orm.em.fork(), sql`delete from process where beat_at < now() - interval '1 day'`)
  }
  const quietly = () => beat().catch(() => undefined)
  const timer = setInterval(quietly, BEAT_MS)
  timer.unref()
  let beating = quietly()
  return {
    /** It is gone from the list at once. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await beating
      beating = changed(orm.em.fork(), sql`delete from process where id = ${id}`).then(
        () => undefined,
        () => undefined,
      )
      await beating
    },
  }
}

async function readVersion(): Promise<string | null> {
  const file = Bun.file(VERSION)
  const version = (await file.exists()) ? (await file.text()).trim() : ''
  return version === '' ? null : version.slice(0, 60)
}
