import type { Config } from '../config'
import { Refusal } from '../kernel/problems'

/**
 * The request with a body no larger than any but an upload may be. It is read here, because a body sent in chunks does not
 * say its size.
 * @throws {Refusal} `request.too_large`.
 */
export async function limitBody(request: Request, limits: Config['bodyLimits']): Promise<Request> {
  if (!request.body) return request
  const declared = Number(request.headers.get('content-length') ?? Number.NaN)
  if (declared > limits.json) throw new Refusal('request.too_large')
  // The server never hands over more than was declared.
  if (Number.isFinite(declared)) return request
  return new Request(request, { body: await readUpTo(limits.json, request.body) })
}

async function readUpTo(limit: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.byteLength
    // Read on without keeping: the runtime never answers a request whose chunks are left unread, and bounds them itself.
    if (size <= limit) pieces.push(piece)
  }
  if (size > limit) throw new Refusal('request.too_large')
  return new Uint8Array(Buffer.concat(pieces))
}
