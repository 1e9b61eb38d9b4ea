/** A bucket in memory that wants signed requests of one key and answers errors in S3's own XML. */
export function startS3StandIn(bucket: string, accessKey: string) {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const credential = `AWS4-HMAC-SHA256 Credential=${accessKey}/`
      if (!request.headers.get('authorization')?.startsWith(credential)) return refuse(403, 'AccessDenied')
      if (!pathname.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
      if (request.method === 'PUT') objects.set(pathname, await request.bytes())
      if (request.method === 'DELETE') {
        objects.delete(pathname)
        return new Response(null, { status: 204 })
      }
      const found = objects.get(pathname)
      return found === undefined ? refuse(404, 'NoSuchKey') : new Response(request.method === 'PUT' ? null : found)
    },
  })
  return {
    url: `http://${accessKey}:secret@127.0.0.1:${server.port}/${bucket}?region=ru-1`,
    stop: () => server.stop(true),
  }
}

function refuse(status: number, code: string) {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return new Response(body, { status, headers: { 'content-type': 'application/xml' } })
}
