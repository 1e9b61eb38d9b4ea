/**
 * A client that costs next to nothing: prepared bytes into a socket, and of the answer only its status and its end are
 * looked for. `fetch` would spend more time than the server that is measured.
 */
import type { Socket } from 'bun'

/** One kept connection; one request at a time. */
export type Connection = {
  /** Sends prepared bytes; resolves with the status when the whole answer is here. */
  send: (request: Uint8Array) => Promise<number>
  close: () => void
}

/** The bytes of a request. */
export function prepare(url: string, method: string, headers: Record<string, string> = {}, body?: unknown): Uint8Array {
  const { pathname, search, host } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host,
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${text}`)
}

/** Opens a connection to the server of `url`. */
export async function connectTo(url: string): Promise<Connection> {
  let waiting: PromiseWithResolvers<number> | null = null
  const answer = new AnswerReader()
  const socket = await open(url, (chunk) => {
    const status = answer.read(chunk)
    if (status === null) return
    waiting?.resolve(status)
    waiting = null
  })
  socket.gone.then(() => waiting?.reject(new Error('The server hung up')))
  return {
    send(request) {
      waiting = Promise.withResolvers<number>()
      socket.write(request)
      return waiting.promise
    },
    close: socket.close,
  }
}

/** Holds an endless answer open; `onChunk` gets all of it, the head too. */
export async function listenTo(url: string, request: Uint8Array, onChunk: (chunk: Buffer) => void) {
  const socket = await open(url, onChunk)
  socket.write(request)
  return { close: socket.close }
}

async function open(url: string, onChunk: (chunk: Buffer) => void) {
  const { hostname, port } = new URL(url)
  const gone = Promise.withResolvers<void>()
  let rest: Uint8Array | null = null
  const write = (socket: Socket, bytes: Uint8Array) => {
    const written = socket.write(bytes)
    rest = written < bytes.length ? bytes.subarray(Math.max(0, written)) : null
  }
  const socket = await Bun.connect({
    hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
    port: Number(port),
    socket: {
      data: (_socket, chunk) => onChunk(chunk),
      drain: (socket) => {
        if (rest) write(socket, rest)
      },
      close: () => gone.resolve(),
      error: () => gone.resolve(),
    },
  })
  return { gone: gone.promise, write: (bytes: Uint8Array) => write(socket, bytes), close: () => socket.end() }
}

/** Finds the end of an answer by its length or its last chunk. */
class AnswerReader {
  #status = 0
  /** Bytes still to come; null when the answer comes in chunks. */
  #left: number | null = 0
  #tail = ''
  #head: Buffer | null = null

  /** The status when this chunk ended the answer, else null. */
  read(chunk: Buffer): number | null {
    let body = chunk
    if (this.#status === 0) {
      const all = this.#head ? Buffer.concat([this.#head, chunk]) : chunk
      const end = all.indexOf('\r\n\r\n')
      this.#head = end < 0 ? all : null
      if (end < 0) return null
      this.#start(all.subarray(0, end).toString('latin1'))
      body = all.subarray(end + 4)
    }
    return this.#isWhole(body) ? this.#finish() : null
  }

  #start(head: string) {
    this.#status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    this.#left = length === undefined ? (/\r\ntransfer-encoding: *chunked/i.test(head) ? null : 0) : Number(length)
  }

  #isWhole(body: Buffer) {
    if (this.#left !== null) {
      this.#left -= body.length
      return this.#left <= 0
    }
    this.#tail = (this.#tail + body.subarray(-7).toString('latin1')).slice(-7)
    return this.#tail === '\r\n0\r\n\r\n'
  }

  #finish() {
    const status = this.#status
    this.#status = 0
    this.#tail = ''
    return status
  }
}
