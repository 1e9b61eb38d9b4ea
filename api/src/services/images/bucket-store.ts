import { S3Client } from 'bun'
import type { Listed, ListedStore } from './listed-store'

const PLAIN_MD5 = /^[0-9a-f]{32}$/

/** @param s3Url `https://key:secret@host/bucket?region=ru-1` */
export function createBucketStore(s3Url: string): ListedStore {
  const url = new URL(s3Url)
  const bucket = new S3Client({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: url.origin,
    bucket: url.pathname.replace(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  return {
    async put(key, bytes, contentType) {
      await bucket.write(key, bytes, { type: contentType })
    },
    get: (key) => unlessMissing(async () => new Blob([await bucket.file(key).arrayBuffer()])),
    async remove(keys) {
      await Promise.all(keys.map((key) => bucket.delete(key)))
    },
    list: () => listObjects(bucket),
    look: (key) =>
      unlessMissing(async () => {
        const { size, etag } = await bucket.stat(key)
        const md5 = etag.replaceAll('"', '').toLowerCase()
        // Of what was sent in parts, or is kept encrypted, it is no hash of the bytes.
        return { size, md5: PLAIN_MD5.test(md5) ? md5 : null }
      }),
  }
}

async function* listObjects(bucket: S3Client): AsyncGenerator<Listed> {
  let continuationToken: string | undefined
  do {
    const page = await bucket.list({ maxKeys: 1000, ...(continuationToken && { continuationToken }) })
    for (const { key, lastModified } of page.contents ?? [])
      yield { key, changed_at: lastModified === undefined ? new Date() : new Date(lastModified) }
    continuationToken = page.isTruncated ? page.nextContinuationToken : undefined
  } while (continuationToken !== undefined)
}

async function unlessMissing<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'NoSuchKey') return null
    throw error
  }
}
