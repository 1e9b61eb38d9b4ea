/** How both clients read what the API answers. */

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

const OFFLINE = 'Нет связи. Проверьте интернет и\u00A0повторите.'

/** What the typed client resolves to. */
export type Answer<Data> = { data: Data | null; error: { status: unknown; value: unknown } | null; status: number }

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

/** An answer's JSON as it was sent: the typed client itself would take a name of digits for a number. */
export async function readAsSent(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return answer.ok && isJson ? answer.json() : null
}

/** The sentence to show for whatever was thrown: the server's, else `otherwise`. */
export function sentenceOf(error: unknown, otherwise = OFFLINE): string {
  return error instanceof Problem ? error.message : otherwise
}

/** The runtime's `fetch` type asks for `preconnect`, which the typed client never calls. */
export function asFetch(send: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>): typeof fetch {
  return Object.assign(send, { preconnect: () => {} })
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
