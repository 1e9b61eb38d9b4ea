/**
 * The statements of one request, as PostgreSQL itself logged them. Written down from the server's log, the floor can't
 * fall behind the product: it always sends what the product sends today.
 */
import { loadConfig } from '../../api/src/config.ts'
import { openProduct } from '../../api/src/product.ts'
import { withClient } from './diners.ts'

export type Statement = { text: string; values: (string | null)[] }
export type Recording = { statements: Statement[]; answer: string }
/** A request to the API, by its path; without a body it is a GET. */
export type Recorded = { path: string; headers?: Record<string, string>; body?: unknown }

/**
 * Sends a request to the API in this process, a second time, and answers what it then said to the database: what the
 * process keeps is kept. `log` is the cluster's log file.
 */
export async function record(url: string, log: string, { path, headers, body }: Recorded): Promise<Recording> {
  const name = new URL(url).pathname.slice(1)
  const logging = (on: boolean) =>
    withClient(url, (client) =>
      client.query(`alter database "${name}" ${on ? "set log_statement = 'all'" : 'reset log_statement'}`),
    )
  await logging(true)
  const product = openProduct(
    loadConfig({ NODE_ENV: 'test', DATABASE_URL: url, LIMITS: 'writes=9999999/60', LOG_LEVEL: 'error' }),
  )
  const send = (address: string) =>
    product.app.handle(
      new Request(address, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  await send(`http://localhost${path}`)
  const before = (await Bun.file(log).text()).length
  const answer = await send(`http://localhost${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  await product.close()
  await logging(false)
  return { statements: parseLog((await Bun.file(log).text()).slice(before)), answer: text }
}

/** Entries begin with a time; the further lines of one begin with a tab. */
function parseLog(text: string): Statement[] {
  const statements: Statement[] = []
  for (const entry of text.replaceAll('\n\t', '\n').split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const said = /^\S+ \S+ \S+ \[\d+\] (LOG|DETAIL): {2}(?:(?:statement|execute [^:]+): |Parameters: )([\s\S]*)$/.exec(
      entry.trimEnd(),
    )
    const last = statements.at(-1)
    if (said?.[1] === 'DETAIL' && last) last.values = parseValues(said[2] ?? '')
    else if (said?.[1] === 'LOG') statements.push({ text: said[2] ?? '', values: [] })
  }
  return statements.filter(({ text }) => !/^(?:alter database|set plan_cache_mode)/i.test(text))
}

/** `$1 = 'a', $2 = NULL`, quotes doubled. */
function parseValues(text: string) {
  return [...text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    (match) => match[1]?.replaceAll("''", "'") ?? null,
  )
}
