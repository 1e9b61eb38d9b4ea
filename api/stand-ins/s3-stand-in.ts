/** How the bucket falters once: it stores other bytes than were sent, or breaks off. */
type S3Fault = 'spoilt' | 'broken'

/** A bucket in memory that wants signed requests of one key, lists a few at a time and answers errors in S3's own XML. */
export function startS3StandIn(bucket: string, accessKey: string, pageSize = 1000) {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const faults: S3Fault[] = []
  const written: string[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const url = new URL(request.url)
      const credential = `AWS4-HMAC-SHA256 Credential=${accessKey}/`
      if (!request.headers.get('authorization')?.startsWith(credential)) return refuse(403, 'AccessDenied')
      if (!url.pathname.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
      const key = url.pathname.slice(bucket.length + 2)
      if (request.method === 'GET' && key === '') return list(objects, url.searchParams, pageSize)
      if (request.method === 'PUT') {
        const fault = faults.shift()
        if (fault === 'broken') return refuse(503, 'SlowDown')
        const bytes = await request.bytes()
        objects.set(key, fault === 'spoilt' ? bytes.map((byte) => byte ^ 1) : bytes)
        written.push(key)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return new Response(null, { status: 204 })
      }
      return answer(request.method, objects.get(key))
    },
  })
  return {
    url: `http://${accessKey}:secret@127.0.0.1:${server.port}/${bucket}?region=ru-1`,
    objects,
    faults,
    /** Keys in the order of their coming. */
    written,
    stop: () => server.stop(true),
  }
}

const md5 = (bytes: Uint8Array<ArrayBuffer>) => new Bun.CryptoHasher('md5').update(bytes).digest('hex')

function answer(method: string, found: Uint8Array<ArrayBuffer> | undefined) {
  if (found === undefined) return method === 'HEAD' ? new Response(null, { status: 404 }) : refuse(404, 'NoSuchKey')
  const headers = { etag: `"${md5(found)}"`, 'last-modified': new Date().toUTCString() }
  if (method === 'HEAD') return new Response(null, { headers: { ...headers, 'content-length': String(found.length) } })
  return new Response(method === 'PUT' ? null : found, { headers })
}

function list(objects: Map<string, Uint8Array>, asked: URLSearchParams, pageSize: number) {
  const after = asked.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key > after).toSorted()
  const page = keys.slice(0, pageSize)
  const items = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`,
  )
  const isMore = keys.length > page.length
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml(200, `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${items.join('')}</ListBucketResult>`)
}

const refuse = (status: number, code: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const xml = (status: number, body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    status,
    headers: { 'content-type': 'application/xml' },
  })
