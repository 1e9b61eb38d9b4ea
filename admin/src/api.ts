import { treaty } from '@elysiajs/eden'
import type { App } from '@ostrov/api/app'
import ky from 'ky'
import { noteServerTime } from './clock'
import { forgetStaff } from './session/store'

/** The API's own `{ errorMessage, message, errors? }` as something to throw. `status` 0 means it never answered. */
export class Problem extends Error {
  override name = 'Problem'
  constructor(
    readonly status: number,
    readonly errorMessage: string,
    message: string,
    readonly errors: Record<string, string> = {},
  ) {
    super(message)
  }
}

const OFFLINE = 'Нет связи. Проверьте интернет и\u00A0повторите.'
const TIMEOUT_MS = 15_000

const http = ky.create({
  timeout: TIMEOUT_MS,
  throwHttpErrors: false,
  retry: { limit: 1, methods: ['get'] },
  hooks: {
    afterResponse: [
      ({ request, response }) => {
        noteServerTime(response.headers.get('date'))
        leaveWhenRefused(request, response)
      },
    ],
  },
})

/** The typed client of the back office: the session is a cookie, reads are retried once. */
export const api = treaty<App>(typeof location === 'undefined' ? 'http://localhost' : location.origin, {
  parseDate: false,
  // The runtime's `fetch` type asks for `preconnect`, which the client never calls.
  fetcher: Object.assign((input: RequestInfo | URL, init?: RequestInit) => http(input, init), { preconnect: () => {} }),
}).api

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

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Problem ? error.message : OFFLINE
}

function problemOf(status: number, value: unknown): Problem {
  if (typeof value !== 'object' || value === null) return new Problem(status, 'network', OFFLINE)
  const { errorMessage, message, errors } = Object.fromEntries(Object.entries(value))
  return new Problem(
    status,
    typeof errorMessage === 'string' ? errorMessage : 'network',
    typeof message === 'string' ? message : OFFLINE,
    isSentences(errors) ? errors : {},
  )
}

function isSentences(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
}

/** 401 and 403 speak of the session alone, so they end it here too. */
function leaveWhenRefused(request: Request, response: Response) {
  if (response.status !== 401 && response.status !== 403) return
  if (!new URL(request.url).pathname.endsWith('/authenticate')) forgetStaff()
}
