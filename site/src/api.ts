import { treaty } from '@elysiajs/eden/treaty2'
import type { App } from '@ostrov/api/app'

/** The API's own `{ errorMessage, message, errors? }` as something to throw. `status` 0 means it never answered. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(
    readonly status: number,
    readonly errorMessage: string,
    message: string,
    readonly errors: Record<string, string> = {},
    readonly data: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

const OFFLINE = 'Нет связи. Проверьте интернет и повторите.'

/** The typed client for pages: the same routes, asked in this process. */
export const serverApi = (ask: (request: Request) => Promise<Response>) =>
  treaty<App>('http://site.internal', {
    parseDate: false,
    fetcher: asFetch((input, init) => ask(new Request(input, init))),
  }).api

/** The typed client for islands: reads are retried, a lost session leaves for the start page. A page that asks nothing loads no more than this. */
export const api = treaty<App>(typeof location === 'undefined' ? 'http://localhost' : location.origin, {
  parseDate: false,
  fetcher: asFetch(async (input, init) => (await import('./http')).http(input, init)),
}).api

/** The runtime's `fetch` type asks for `preconnect`, which the client never calls. */
function asFetch(send: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>): typeof fetch {
  return Object.assign(send, { preconnect: () => {} })
}

type Answer<Data> = { data: Data | null; error: { status: unknown; value: unknown } | null; status: number }

/**
 * The data of an answer.
 * @throws {Problem} with the server's own sentence, or with one about the connection.
 */
export async function ask<Data>(request: Promise<Answer<Data>>): Promise<Data> {
  const answer = await request.catch(() => null)
  if (!answer) throw new Problem(0, 'network', OFFLINE)
  if (answer.error) throw problemOf(answer.status, answer.error.value)
  if (answer.data === null) throw new Problem(answer.status, 'network', OFFLINE)
  return answer.data
}

/**
 * For pages: the same, but null where nothing stands at this address (404, or an id that is none).
 * @throws {Problem} for everything else.
 */
export async function askOrNull<Data>(request: Promise<Answer<Data>>): Promise<Data | null> {
  try {
    return await ask(request)
  } catch (problem) {
    if (problem instanceof Problem && (problem.status === 404 || problem.status === 422)) return null
    throw problem
  }
}

function problemOf(status: number, value: unknown): Problem {
  if (typeof value !== 'object' || value === null) return new Problem(status, 'network', OFFLINE)
  const { errorMessage, message, errors, ...data } = Object.fromEntries(Object.entries(value))
  return new Problem(
    status,
    typeof errorMessage === 'string' ? errorMessage : 'network',
    typeof message === 'string' ? message : OFFLINE,
    isSentences(errors) ? errors : {},
    data,
  )
}

function isSentences(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}
