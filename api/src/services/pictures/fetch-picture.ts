import type { lookup as lookUp } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { MAX_UPLOAD_BYTES } from '../images/process-upload'
import { guardedRequest, INSIDE } from '../webhooks/guarded'

type FetchedPicture = { ok: true; bytes: Uint8Array } | { ok: false; isForGood: boolean; reason: string }
/** Fetches a picture from where a stranger says it is. Never throws for reasons of that server. */
type PictureDoor = (url: string) => Promise<FetchedPicture>

type Options = {
  /** This machine may be asked, by plain http: in development and tests. */
  loopback: boolean
  timeoutMs?: number
  lookup?: typeof lookUp
  ca?: string
}

const TIMEOUT_MS = 20_000
/** Stores of photos lead on once or twice; each step is judged anew. */
const STEPS_MOST = 3

/** The way to servers where dealers keep their photos, which connects to no inside address, whatever a name turns into. */
export function createPictureDoor(options: Options): PictureDoor {
  const { timeoutMs = TIMEOUT_MS } = options
  return async (url) => {
    // A feed may leave the scheme out.
    let next = url.startsWith('//') ? `https:${url}` : url
    for (let step = 0; step <= STEPS_MOST; step++) {
      const answer = await askOnce(next, options, timeoutMs)
      if (!('location' in answer)) return answer
      next = URL.parse(answer.location, next)?.href ?? ''
    }
    return failed('слишком много переадресаций')
  }
}

const failed = (reason: string, isForGood = true): FetchedPicture => ({ ok: false, isForGood, reason })

type Answer = FetchedPicture | { location: string }

function askOnce(url: string, options: Options, timeoutMs: number): Promise<Answer> {
  const open = guardedRequest(url, { method: 'GET', headers: { accept: 'image/*' } }, { ...options, plain: true })
  if (!open) return Promise.resolve(failed('такой адрес мы\u00A0не\u00A0открываем'))
  return new Promise((resolve) => {
    const request = open()
    let end = (answer: Answer) => {
      end = () => undefined
      clearTimeout(timer)
      resolve(answer)
      request.destroy()
    }
    const timer = setTimeout(() => end(failed('сервер не\u00A0ответил', false)), timeoutMs)
    request.on('error', (error) => {
      const isInside = 'code' in error && error.code === INSIDE
      end(isInside ? failed('такой адрес мы\u00A0не\u00A0открываем') : failed('сервер не\u00A0ответил', false))
    })
    request.on('response', (response) => read(response, (answer) => end(answer)))
    request.end()
  })
}

/** Headers come as latin1, a letter a byte; what servers write into them raw is UTF-8. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

function read(response: IncomingMessage, end: (answer: Answer) => void) {
  const { statusCode: code = 0, headers } = response
  if (code >= 300 && code < 400 && headers.location) return end({ location: asUtf8(headers.location) })
  if (code < 200 || code >= 300) return end(failed(`сервер ответил ${code}`, code < 500 && code !== 429))
  const parts: Buffer[] = []
  let length = 0
  response.on('data', (part: Buffer) => {
    parts.push(part)
    length += part.length
    if (length > MAX_UPLOAD_BYTES) end(failed('файл больше 15\u00A0МБ'))
  })
  response.on('end', () => end({ ok: true, bytes: new Uint8Array(Buffer.concat(parts)) }))
  response.on('error', () => end(failed('связь оборвалась', false)))
}
